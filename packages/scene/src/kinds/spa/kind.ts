import { GARDEN_WOODS, MASONRY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { spaParams } from './schema.ts';

export const spaKind = defineKind({
  label: 'Spa',
  category: 'outdoor',
  role: 'other',
  params: spaParams,
  slots: {
    body: { label: 'Outside', allowed: ['wood-weathered', ...GARDEN_WOODS, ...MASONRY] },
    coping: {
      label: 'Coping',
      allowed: ['stone-limestone', ...MASONRY, 'wood-cedar', 'matte-gray'],
    },
    interior: {
      label: 'Interior',
      allowed: ['pool-plaster', 'pool-aqua', 'pool-blue', 'pool-dark', 'matte-white'],
    },
  },
  coverings: {
    coping: ['pool-copings', 'hardscaping'],
    interior: ['tile-flooring', 'backsplash-tiles'],
    body: ['stacked-stone'],
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 30 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.widthTenths),
  }),
  // Built-in spas stand 18 in out of the ground, a seat high.
  sunkMm: (params) =>
    params.form === 'round' || params.form === 'square'
      ? Math.max(0, mmFromTenths(params.heightTenths) - 457)
      : 0,
});
