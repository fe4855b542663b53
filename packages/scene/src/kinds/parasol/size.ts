import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { ParasolParams } from './schema.ts';

/** Overall size; the post of a cantilever stands beside its canopy. */
export function parasolSize(params: ParasolParams): Required<SizeMm> {
  const d = mmFromTenths(params.diameterTenths);
  return {
    width: params.form === 'cantilever' ? d + 520 : d,
    height: mmFromTenths(params.heightTenths),
    depth: d,
  };
}
