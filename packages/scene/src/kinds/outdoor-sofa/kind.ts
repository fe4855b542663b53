import { CLOTHS, GARDEN_METALS, GARDEN_WOODS, WICKERS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { outdoorSofaParams } from './schema.ts';

export const outdoorSofaKind = defineKind({
  label: 'Outdoor sofa',
  category: 'outdoor',
  role: 'other',
  params: outdoorSofaParams,
  slots: {
    frame: {
      label: 'Frame',
      allowed: ['wood-teak', ...GARDEN_WOODS, ...WICKERS, ...GARDEN_METALS],
    },
    cushion: { label: 'Cushions', allowed: CLOTHS },
  },
  mount: () => 'floor',
  sizeMm: (params) => ({
    width: mmFromTenths(params.seatTenths) * params.seats + 180,
    height: 790,
    depth: mmFromTenths(params.depthTenths),
  }),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
