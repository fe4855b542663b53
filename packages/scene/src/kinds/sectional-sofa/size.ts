import { mmFromTenths } from '../../units.ts';
import type { SectionalSofaParams } from './schema.ts';

/** Depth of the seats in millimeters, cut down where the whole leaves no seat between its ends. */
export function sectionalSeatDepth(params: SectionalSofaParams): number {
  const w = mmFromTenths(params.widthTenths);
  const d = mmFromTenths(params.depthTenths);
  const ends = params.form === 'u-shape' ? 2 : 1;
  return Math.min(mmFromTenths(params.seatDepthTenths), (w - 620) / ends, d - 480);
}
