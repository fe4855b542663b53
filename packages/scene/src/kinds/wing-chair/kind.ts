import { FRAME_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { wingChairParams } from './schema.ts';

export const wingChairKind = defineKind({
  label: 'Wing chair',
  category: 'seating',
  role: 'lounge-chair',
  params: wingChairParams,
  slots: {
    fabric: { label: 'Upholstery', allowed: UPHOLSTERY },
    legs: { label: 'Legs and frame', allowed: ['wood-walnut', ...FRAME_FINISHES] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 34, elevationDeg: 12 }),
  sizeMm: overallSize,
});
