import { CLOTHS, DECOR_METALS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { curtainParams } from './schema.ts';

export const curtainKind = defineKind({
  label: 'Curtain',
  category: 'decor',
  role: 'soft',
  params: curtainParams,
  slots: {
    fabric: { label: 'Fabric', allowed: CLOTHS },
    rod: {
      label: 'Rod',
      allowed: ['matte-black', ...DECOR_METALS, 'wood-natural-oak', 'wood-walnut'],
    },
  },
  mount: () => 'wall',
  view: () => ({ azimuthDeg: 16, elevationDeg: 4 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: 120,
  }),
});
