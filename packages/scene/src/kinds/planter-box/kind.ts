import { BLOOMS, GARDEN_WOODS, LEAVES, MASONRY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { planterBoxParams } from './schema.ts';
import { PLANTING_MM } from './size.ts';

export const planterBoxKind = defineKind({
  label: 'Planter box',
  category: 'outdoor',
  role: 'other',
  params: planterBoxParams,
  slots: {
    box: {
      label: 'Box',
      allowed: ['wood-cedar', ...GARDEN_WOODS, 'corten-steel', 'gunmetal', ...MASONRY],
    },
    leaf: { label: 'Leaves', allowed: ['leaf-fresh', ...LEAVES] },
    bloom: { label: 'Blooms', allowed: ['petal-coral', ...BLOOMS] },
  },
  coverings: { box: ['stacked-stone'] },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 24, elevationDeg: 18 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: mmFromTenths(params.heightTenths) + PLANTING_MM[params.planting],
    depth: mmFromTenths(params.depthTenths),
  }),
});
