import { CLOTHS, GARDEN_METALS, GARDEN_WOODS, WICKERS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { diningSize } from './places.ts';
import { outdoorDiningSetParams } from './schema.ts';

export const outdoorDiningSetKind = defineKind({
  label: 'Outdoor dining set',
  category: 'outdoor',
  role: 'other',
  params: outdoorDiningSetParams,
  slots: {
    top: {
      label: 'Table top',
      allowed: ['wood-teak', ...GARDEN_WOODS, 'top-gray-concrete', 'top-travertine'],
    },
    frame: { label: 'Frames', allowed: ['matte-black', ...GARDEN_METALS, 'wood-teak', ...WICKERS] },
    cushion: { label: 'Seats', allowed: CLOTHS },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 30, elevationDeg: 24 }),
  sizeMm: (params) => diningSize(params),
});
