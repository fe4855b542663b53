import { LEAVES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { ornamentalGrassParams } from './schema.ts';

export const ornamentalGrassKind = defineKind({
  label: 'Ornamental grass',
  category: 'plants',
  role: 'soft',
  params: ornamentalGrassParams,
  slots: {
    leaf: { label: 'Blades', allowed: ['leaf-lime', 'leaf-blue', ...LEAVES] },
    plume: {
      label: 'Plumes',
      allowed: ['leaf-straw', 'petal-pink', 'petal-white', 'leaf-burgundy'],
    },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 20, elevationDeg: 8 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.spreadTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.spreadTenths),
  }),
});
