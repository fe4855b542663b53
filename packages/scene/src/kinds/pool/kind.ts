import { MASONRY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { POOL_SHELL_MM } from './outline.ts';
import { poolParams } from './schema.ts';

export const poolKind = defineKind({
  label: 'Pool',
  category: 'outdoor',
  role: 'other',
  params: poolParams,
  slots: {
    coping: { label: 'Coping', allowed: ['stone-limestone', ...MASONRY, 'top-travertine'] },
    interior: {
      label: 'Interior',
      allowed: ['pool-aqua', 'pool-plaster', 'pool-blue', 'pool-dark'],
    },
  },
  coverings: {
    coping: ['pool-copings', 'hardscaping'],
    interior: ['tile-flooring', 'backsplash-tiles'],
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 38 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths) + 2 * mmFromTenths(params.copingTenths),
    height: mmFromTenths(params.depthTenths) + POOL_SHELL_MM,
    depth: mmFromTenths(params.widthTenths) + 2 * mmFromTenths(params.copingTenths),
  }),
  sunkMm: (params) => mmFromTenths(params.depthTenths) + POOL_SHELL_MM,
});
