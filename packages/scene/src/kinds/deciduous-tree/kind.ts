import { BARKS, LEAVES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { deciduousTreeParams } from './schema.ts';

export const deciduousTreeKind = defineKind({
  label: 'Deciduous tree',
  category: 'plants',
  role: 'soft',
  params: deciduousTreeParams,
  slots: {
    leaf: { label: 'Leaves', allowed: ['leaf-fresh', ...LEAVES, 'petal-pink', 'petal-white'] },
    bark: { label: 'Bark', allowed: BARKS },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 20, elevationDeg: 6 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.spreadTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.spreadTenths),
  }),
});
