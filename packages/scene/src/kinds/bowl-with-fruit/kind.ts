import { POTS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { bowlWithFruitParams } from './schema.ts';

/** How high the heap is against one of lemons. */
const heightShare = {
  lemons: 1,
  apples: 1.08,
  oranges: 1.12,
  pears: 1.22,
  mixed: 1.22,
  none: 0.8,
} as const;

export const bowlWithFruitKind = defineKind({
  label: 'Bowl with fruit',
  category: 'decor',
  role: 'other',
  params: bowlWithFruitParams,
  slots: {
    bowl: {
      label: 'Bowl',
      allowed: [
        'wood-walnut',
        ...POTS,
        'wood-natural-oak',
        'white-china',
        'top-carrara',
        'glass-clear',
        'matte-black',
      ],
    },
  },
  mount: () => 'counter',
  view: () => ({ azimuthDeg: 20, elevationDeg: 24 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.diameterTenths),
    height:
      mmFromTenths(params.diameterTenths) *
      (params.form === 'footed' ? 0.56 : 0.42) *
      heightShare[params.fruit],
    depth: mmFromTenths(params.diameterTenths),
  }),
});
