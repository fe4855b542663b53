import { FRAME_FINISHES, UPHOLSTERY, WOVEN_SEATS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { benchParams } from './schema.ts';

export const benchKind = defineKind({
  label: 'Bench',
  category: 'seating',
  role: 'other',
  params: benchParams,
  slots: {
    legs: { label: 'Frame', allowed: FRAME_FINISHES },
    fabric: { label: 'Seat', allowed: [...UPHOLSTERY, ...WOVEN_SEATS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 30, elevationDeg: 16 }),
  sizeMm: overallSize,
});
