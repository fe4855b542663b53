import { CABINET_PAINTS, GARDEN_WOODS, MASONRY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { columnParams } from './schema.ts';

export const columnKind = defineKind({
  label: 'Column',
  category: 'construction',
  role: 'other',
  params: columnParams,
  slots: {
    shaft: { label: 'Shaft', allowed: ['paint-white-dove', ...CABINET_PAINTS, ...GARDEN_WOODS] },
    base: { label: 'Base and cap', allowed: ['paint-white-dove', ...CABINET_PAINTS, ...MASONRY] },
  },
  coverings: { base: ['stacked-stone'] },
  mount: () => 'floor',
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.widthTenths),
  }),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
