import { LEAVES, POTS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { succulentBowlParams } from './schema.ts';
import { succulentSize } from './size.ts';

export const succulentBowlKind = defineKind({
  label: 'Succulent bowl',
  category: 'plants',
  role: 'soft',
  params: succulentBowlParams,
  slots: {
    leaf: { label: 'Leaves', allowed: ['leaf-blue', ...LEAVES] },
    second: { label: 'Second leaves', allowed: ['leaf-lime', ...LEAVES] },
    pot: { label: 'Bowl', allowed: ['top-gray-concrete', ...POTS] },
  },
  mount: () => 'counter',
  view: () => ({ azimuthDeg: 20, elevationDeg: 22 }),
  sizeMm: (params) => succulentSize(params),
});
