import { WOODS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { mantelShelfParams } from './schema.ts';

export const mantelShelfKind = defineKind({
  label: 'Mantel shelf',
  category: 'construction',
  role: 'other',
  params: mantelShelfParams,
  slots: {
    wood: {
      label: 'Wood',
      allowed: ['wood-reclaimed', ...WOODS, 'paint-white-dove', 'paint-charcoal', 'top-travertine'],
    },
  },
  mount: () => 'wall',
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.depthTenths),
  }),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
