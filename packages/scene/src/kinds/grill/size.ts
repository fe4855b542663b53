import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { GrillParams } from './schema.ts';

/** Overall size with the lid down. Kettles and kamados are round. */
export function grillSize(params: GrillParams): Required<SizeMm> {
  const width = mmFromTenths(params.widthTenths);
  switch (params.form) {
    case 'kettle':
      return { width: Math.min(width, 660), height: 1020, depth: Math.min(width, 660) };
    case 'kamado':
      return { width, height: 1180, depth: 620 };
    case 'built-in':
      return { width: Math.min(width, 1067), height: 560, depth: 600 };
    default:
      return { width, height: 1180, depth: 610 };
  }
}
