import { BARKS, LEAVES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { palmParams } from './schema.ts';

export const palmKind = defineKind({
  label: 'Palm',
  category: 'plants',
  role: 'soft',
  params: palmParams,
  slots: {
    leaf: { label: 'Fronds', allowed: ['leaf-fresh', ...LEAVES] },
    bark: { label: 'Trunk', allowed: ['bark-gray', ...BARKS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 20, elevationDeg: 6 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.spreadTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.spreadTenths),
  }),
});
