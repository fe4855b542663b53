import { FRAME_FINISHES, UPHOLSTERY, WOVEN_SEATS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { diningChairParams } from './schema.ts';

export const diningChairKind = defineKind({
  label: 'Dining chair',
  category: 'seating',
  role: 'chair',
  params: diningChairParams,
  slots: {
    frame: { label: 'Frame', allowed: FRAME_FINISHES },
    seat: { label: 'Seat', allowed: [...UPHOLSTERY, ...WOVEN_SEATS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 32, elevationDeg: 14 }),
  sizeMm: overallSize,
});
