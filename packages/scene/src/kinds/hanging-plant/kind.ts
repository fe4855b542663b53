import { LEAVES, POTS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { hangingPlantParams } from './schema.ts';

export const hangingPlantKind = defineKind({
  label: 'Hanging plant',
  category: 'plants',
  role: 'soft',
  params: hangingPlantParams,
  slots: {
    leaf: { label: 'Leaves', allowed: ['leaf-fresh', ...LEAVES] },
    pot: { label: 'Pot', allowed: ['pot-white', ...POTS] },
    cord: { label: 'Cord', allowed: ['jute', 'cloth-ivory', 'matte-black', 'aged-brass'] },
  },
  mount: () => 'ceiling',
  view: () => ({ azimuthDeg: 20, elevationDeg: 0 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.spreadTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.spreadTenths),
  }),
});
