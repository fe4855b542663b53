import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { TowelBarParams } from './schema.ts';

/** Overall size, with the towel that hangs from it. */
export function towelBarSize(params: TowelBarParams): Required<SizeMm> {
  const isRing = params.form === 'ring';
  return {
    width: isRing ? 190 : mmFromTenths(params.lengthTenths),
    height: params.towel ? (isRing ? 520 : 480) : isRing ? 210 : 54,
    depth: params.form === 'double' ? 140 : 82,
  };
}
