import { FRAMES } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { medicineCabinetParams } from './schema.ts';

export const medicineCabinetKind = defineKind({
  label: 'Medicine cabinet',
  category: 'decor',
  role: 'mirror',
  params: medicineCabinetParams,
  slots: {
    frame: { label: 'Frame', allowed: ['matte-black', ...FRAMES] },
    box: {
      label: 'Box',
      allowed: ['matte-white', 'stainless-steel', 'wood-natural-oak', 'wood-walnut'],
    },
  },
  mount: () => 'wall',
  view: () => ({ azimuthDeg: 28, elevationDeg: 6 }),
  sizeMm: overallSize,
});
