import { mmFromTenths } from '../../units.ts';
import type { BarStoolParams } from './schema.ts';

/** Floor to the top of the seat or of the back, millimeters. */
export function barStoolHeight(params: BarStoolParams): number {
  const seat = mmFromTenths(params.seatHeightTenths);
  if (params.back === 'none') return seat;
  if (params.back === 'low') return seat + 210;
  return Math.max(seat + 240, mmFromTenths(params.heightTenths));
}
