import { POTS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { bowlWithFruitParams } from './schema.ts';

export const bowlWithFruitKind = defineKind({
  label: 'Bowl with fruit',
  category: 'decor',
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
      (params.fruit === 'none' ? 0.8 : 1),
    depth: mmFromTenths(params.diameterTenths),
  }),
});
