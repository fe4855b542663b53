import { CLOTHS, PLUMBING_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { towelBarParams } from './schema.ts';
import { towelBarSize } from './size.ts';

export const towelBarKind = defineKind({
  label: 'Towel bar',
  category: 'decor',
  role: 'other',
  params: towelBarParams,
  slots: {
    metal: { label: 'Metal', allowed: PLUMBING_METALS },
    towel: { label: 'Towel', allowed: ['cloth-ivory', ...CLOTHS] },
  },
  mount: () => 'wall',
  sizeMm: (params) => towelBarSize(params),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
