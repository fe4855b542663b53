import { FRAME_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { chaiseParams } from './schema.ts';

export const chaiseKind = defineKind({
  label: 'Chaise longue',
  category: 'seating',
  role: 'sofa',
  params: chaiseParams,
  slots: {
    fabric: { label: 'Upholstery', allowed: UPHOLSTERY },
    legs: { label: 'Legs and frame', allowed: FRAME_FINISHES },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 40, elevationDeg: 18 }),
  sizeMm: overallSize,
});
