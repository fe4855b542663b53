import { mmFromTenths } from '../../units.ts';
import type { SizeMm } from '../kind.ts';
import type { PendantParams } from './schema.ts';

/** Overall size; several pendants hang from one round canopy. */
export function pendantSize(params: PendantParams): Required<SizeMm> {
  const spread = params.count === 1 ? 1 : params.count === 3 ? 2.1 : 2.8;
  const width = mmFromTenths(params.diameterTenths) * spread;
  return { width, height: mmFromTenths(params.heightTenths), depth: width };
}
