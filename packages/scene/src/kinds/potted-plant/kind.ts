import { BARKS, LEAVES, POTS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { pottedPlantParams } from './schema.ts';

export const pottedPlantKind = defineKind({
  label: 'Potted plant',
  category: 'plants',
  role: 'soft',
  params: pottedPlantParams,
  slots: {
    leaf: { label: 'Leaves', allowed: LEAVES },
    pot: { label: 'Pot', allowed: ['pot-white', ...POTS, 'matte-black', 'top-carrara'] },
    bark: { label: 'Stems', allowed: BARKS },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 20, elevationDeg: 8 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.spreadTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.spreadTenths),
  }),
});
