import { BLOOMS, LEAVES, MASONRY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { flowerBedParams } from './schema.ts';
import { FLOWER_HEIGHT_MM } from './size.ts';

export const flowerBedKind = defineKind({
  label: 'Flower bed',
  category: 'plants',
  role: 'soft',
  params: flowerBedParams,
  slots: {
    leaf: { label: 'Leaves', allowed: ['leaf-fresh', ...LEAVES] },
    first: { label: 'First color', allowed: ['petal-lavender', ...BLOOMS] },
    second: { label: 'Second color', allowed: ['petal-white', ...BLOOMS] },
    edge: { label: 'Edging', allowed: ['stone-field', ...MASONRY, 'corten-steel'] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 20, elevationDeg: 24 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: FLOWER_HEIGHT_MM[params.form],
    depth: mmFromTenths(params.depthTenths),
  }),
});
