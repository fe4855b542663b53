import { CLOTHS, GARDEN_METALS, GARDEN_WOODS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { parasolParams } from './schema.ts';
import { parasolSize } from './size.ts';

export const parasolKind = defineKind({
  label: 'Parasol',
  category: 'outdoor',
  role: 'other',
  params: parasolParams,
  slots: {
    canopy: { label: 'Canopy', allowed: ['cloth-ivory', ...CLOTHS] },
    pole: { label: 'Pole', allowed: ['wood-teak', ...GARDEN_METALS, ...GARDEN_WOODS] },
    base: {
      label: 'Base',
      allowed: ['cast-iron', 'top-gray-concrete', 'stone-basalt', 'matte-white'],
    },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 24, elevationDeg: 6 }),
  sizeMm: (params) => parasolSize(params),
});
