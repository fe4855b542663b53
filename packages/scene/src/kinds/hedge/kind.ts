import { LEAVES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { hedgeParams } from './schema.ts';

export const hedgeKind = defineKind({
  label: 'Hedge',
  category: 'plants',
  role: 'soft',
  params: hedgeParams,
  slots: { leaf: { label: 'Leaves', allowed: ['leaf-fresh', ...LEAVES] } },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 28, elevationDeg: 14 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.depthTenths),
  }),
});
