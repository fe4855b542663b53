import { GARDEN_WOODS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { railingParams } from './schema.ts';

export const railingKind = defineKind({
  label: 'Railing',
  category: 'construction',
  role: 'railing',
  params: railingParams,
  slots: {
    frame: {
      label: 'Posts and rail',
      allowed: ['matte-black', ...GARDEN_WOODS, 'stainless-steel', 'wood-walnut'],
    },
    infill: {
      label: 'Infill',
      allowed: [
        'matte-black',
        'stainless-steel',
        'glass-clear',
        'paint-white-dove',
        ...GARDEN_WOODS,
      ],
    },
  },
  mount: () => 'floor',
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: 90,
  }),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
