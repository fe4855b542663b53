import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../definition/kind.ts';
import type { PendantParams } from './schema.ts';

const CANOPY_MM = 124;

/** Overall size; several pendants hang from one round canopy. */
export function pendantSize(params: PendantParams): Required<SizeMm> {
  const spread = params.count === 1 ? 1 : params.count === 3 ? 2.1 : 2.8;
  // A slim shade is narrower than the canopy above it.
  const width = Math.max(mmFromTenths(params.diameterTenths) * spread, CANOPY_MM);
  return { width, height: mmFromTenths(params.heightTenths), depth: width };
}
