import { mmFromTenths } from '../../units.ts';
import type { StairParams } from './schema.ts';

/** Handrail above the line of the nosings: 34 to 38 in. */
export const HANDRAIL_MM = 914;
const HIGHEST_RISER_MM = 197;

export interface Steps {
  /** How many risers the height is parted into: none is higher than 7 3/4 in. */
  readonly count: number;
  readonly riser: number;
  readonly tread: number;
  /** The floor above is the last tread. */
  readonly run: number;
}

/** Steps of a stair in millimeters. */
export function stepsOf(params: StairParams): Steps {
  const rise = mmFromTenths(params.riseTenths);
  const count = Math.max(1, Math.ceil(rise / HIGHEST_RISER_MM - 1e-9));
  const tread = mmFromTenths(params.treadTenths);
  return { count, riser: rise / count, tread, run: Math.max(1, count - 1) * tread };
}
