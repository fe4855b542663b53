import { FRAME_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { sofaParams } from './schema.ts';

export const sofaKind = defineKind({
  label: 'Sofa',
  category: 'seating',
  role: 'sofa',
  params: sofaParams,
  slots: {
    fabric: { label: 'Upholstery', allowed: UPHOLSTERY },
    legs: { label: 'Legs and frame', allowed: FRAME_FINISHES },
    accent: { label: 'Throw pillows', allowed: ['linen-ivory', ...UPHOLSTERY] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 16 }),
  sizeMm: overallSize,
});
