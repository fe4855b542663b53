import { FRAME_FINISHES, UPHOLSTERY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { sectionalSofaParams } from './schema.ts';

export const sectionalSofaKind = defineKind({
  label: 'Sectional sofa',
  category: 'seating',
  role: 'sofa',
  params: sectionalSofaParams,
  slots: {
    fabric: { label: 'Upholstery', allowed: UPHOLSTERY },
    legs: { label: 'Legs and frame', allowed: FRAME_FINISHES },
    accent: { label: 'Throw pillows', allowed: ['linen-ivory', ...UPHOLSTERY] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: -20, elevationDeg: 26 }),
  sizeMm: overallSize,
});
