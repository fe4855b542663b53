import { CLOTHS, GARDEN_METALS, GARDEN_WOODS, WICKERS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { sunLoungerParams } from './schema.ts';
import { loungerSize } from './size.ts';

export const sunLoungerKind = defineKind({
  label: 'Sun lounger',
  category: 'outdoor',
  role: 'other',
  params: sunLoungerParams,
  slots: {
    frame: {
      label: 'Frame',
      allowed: ['wood-teak', ...GARDEN_WOODS, ...GARDEN_METALS, ...WICKERS],
    },
    cushion: { label: 'Cushion', allowed: CLOTHS },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 52, elevationDeg: 18 }),
  sizeMm: (params) => loungerSize(params),
});
