import { GARDEN_WOODS, MASONRY } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { outdoorKitchenParams } from './schema.ts';
import { kitchenSize } from './size.ts';

export const outdoorKitchenKind = defineKind({
  label: 'Outdoor kitchen',
  category: 'outdoor',
  role: 'other',
  params: outdoorKitchenParams,
  slots: {
    body: { label: 'Body', allowed: ['stone-field', ...MASONRY, ...GARDEN_WOODS] },
    counter: {
      label: 'Counter',
      allowed: [
        'top-black-granite',
        'top-gray-concrete',
        'top-white-quartz',
        'top-travertine',
        'stone-bluestone',
      ],
    },
    steel: {
      label: 'Doors and grill',
      allowed: ['stainless-steel', 'matte-black', 'black-stainless'],
    },
  },
  coverings: { body: ['stacked-stone', 'hardscaping'], counter: ['countertop'] },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 18 }),
  sizeMm: (params) => kitchenSize(params),
});
