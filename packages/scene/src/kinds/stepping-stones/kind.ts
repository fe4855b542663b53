import { MASONRY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { steppingStonesParams } from './schema.ts';

export const steppingStonesKind = defineKind({
  label: 'Stepping stones',
  category: 'outdoor',
  role: 'other',
  params: steppingStonesParams,
  slots: {
    stone: {
      label: 'Stones',
      allowed: ['stone-bluestone', ...MASONRY, 'wood-weathered', 'wood-reclaimed'],
    },
  },
  coverings: { stone: ['hardscaping'] },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 30, elevationDeg: 34 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: 40,
    depth: mmFromTenths(params.widthTenths) * (params.meander ? 1.6 : 1),
  }),
});
