import { FRAME_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { armchairParams } from './schema.ts';

export const armchairKind = defineKind({
  label: 'Armchair',
  category: 'seating',
  role: 'lounge-chair',
  params: armchairParams,
  slots: {
    fabric: { label: 'Upholstery', allowed: UPHOLSTERY },
    legs: { label: 'Legs and frame', allowed: FRAME_FINISHES },
    accent: { label: 'Throw pillows', allowed: ['linen-ivory', ...UPHOLSTERY] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 32, elevationDeg: 14 }),
  sizeMm: overallSize,
});
