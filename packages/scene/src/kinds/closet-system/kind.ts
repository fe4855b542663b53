import { CASE_FINISHES, HARDWARE_METALS, UPHOLSTERY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { closetSystemParams } from './schema.ts';

export const closetSystemKind = defineKind({
  label: 'Closet system',
  category: 'storage',
  role: 'wardrobe',
  params: closetSystemParams,
  slots: {
    body: { label: 'Panels', allowed: ['paint-white-dove', ...CASE_FINISHES] },
    front: { label: 'Drawers', allowed: ['paint-white-dove', ...CASE_FINISHES] },
    hardware: { label: 'Rods and handles', allowed: ['brushed-nickel', ...HARDWARE_METALS] },
    fabric: { label: 'Clothes', allowed: ['linen-stone', ...UPHOLSTERY] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 20, elevationDeg: 8 }),
  sizeMm: overallSize,
});
