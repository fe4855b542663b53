import { MASONRY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { retainingWallParams } from './schema.ts';

export const retainingWallKind = defineKind({
  label: 'Retaining wall',
  category: 'outdoor',
  role: 'other',
  params: retainingWallParams,
  slots: {
    face: {
      label: 'Face',
      allowed: ['stone-field', ...MASONRY, 'wood-reclaimed', 'wood-weathered'],
    },
    cap: { label: 'Cap', allowed: ['stone-limestone', ...MASONRY, 'wood-weathered'] },
  },
  coverings: { face: ['stacked-stone'], cap: ['pool-copings', 'hardscaping'] },
  mount: () => 'floor',
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.depthTenths),
  }),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
