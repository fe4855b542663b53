import { BARKS, LEAVES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { coniferParams } from './schema.ts';

export const coniferKind = defineKind({
  label: 'Conifer',
  category: 'plants',
  role: 'soft',
  params: coniferParams,
  slots: {
    leaf: { label: 'Needles', allowed: ['leaf-needle', 'leaf-blue', ...LEAVES] },
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
