import { BLOOMS, LEAVES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { shrubParams } from './schema.ts';

export const shrubKind = defineKind({
  label: 'Shrub',
  category: 'plants',
  role: 'soft',
  params: shrubParams,
  slots: {
    leaf: { label: 'Leaves', allowed: ['leaf-fresh', ...LEAVES] },
    bloom: { label: 'Blooms', allowed: ['petal-blue', ...BLOOMS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 20, elevationDeg: 14 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.spreadTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.spreadTenths),
  }),
});
