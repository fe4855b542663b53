import { FRAME_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { ottomanParams } from './schema.ts';

export const ottomanKind = defineKind({
  label: 'Ottoman',
  category: 'seating',
  role: 'other',
  params: ottomanParams,
  slots: {
    fabric: { label: 'Upholstery', allowed: UPHOLSTERY },
    legs: { label: 'Legs and frame', allowed: FRAME_FINISHES },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 30, elevationDeg: 18 }),
  sizeMm: overallSize,
});
