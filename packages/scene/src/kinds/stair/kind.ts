import { CABINET_PAINTS, MASONRY, WOODS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { stairParams } from './schema.ts';
import { HANDRAIL_MM, stepsOf } from './steps.ts';

export const stairKind = defineKind({
  label: 'Straight stair',
  category: 'construction',
  role: 'stair',
  params: stairParams,
  slots: {
    tread: { label: 'Treads', allowed: ['wood-natural-oak', ...WOODS, ...MASONRY, 'top-carrara'] },
    riser: {
      label: 'Risers and strings',
      allowed: ['paint-white-dove', ...CABINET_PAINTS, ...WOODS, 'matte-black'],
    },
    railing: {
      label: 'Railing',
      allowed: ['matte-black', 'wood-natural-oak', ...WOODS, 'paint-white-dove', 'stainless-steel'],
    },
  },
  coverings: {
    tread: ['hardwood-flooring', 'laminate-flooring', 'luxury-flooring', 'tile-flooring'],
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 36, elevationDeg: 14 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.riseTenths) + (params.railing === 'none' ? 0 : HANDRAIL_MM + 40),
    depth: stepsOf(params).run,
  }),
});
