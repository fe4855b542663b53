import { FRAME_FINISHES, UPHOLSTERY, WOVEN_SEATS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { rockingChairParams } from './schema.ts';

export const rockingChairKind = defineKind({
  label: 'Rocking chair',
  category: 'seating',
  role: 'lounge-chair',
  params: rockingChairParams,
  slots: {
    frame: { label: 'Frame', allowed: FRAME_FINISHES },
    seat: { label: 'Seat', allowed: [...UPHOLSTERY, ...WOVEN_SEATS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 38, elevationDeg: 12 }),
  sizeMm: overallSize,
});
