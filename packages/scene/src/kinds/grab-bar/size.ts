import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { GrabBarParams } from './schema.ts';

/** Overall size. Bars stand 1 1/2 in off the wall and are 1 1/4 in thick. */
export function grabBarSize(params: GrabBarParams): Required<SizeMm> {
  const long = mmFromTenths(params.lengthTenths);
  switch (params.form) {
    case 'angled':
      return { width: long, height: long * 0.62, depth: 70 };
    case 'corner':
      return { width: long, height: long, depth: 70 };
    case 'fold-down':
      return { width: 110, height: 220, depth: long };
    default:
      return { width: long, height: 76, depth: 70 };
  }
}
