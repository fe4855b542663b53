import { CABINET_PAINTS, MASONRY, WOODS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { fireplaceParams } from './schema.ts';

export const fireplaceKind = defineKind({
  label: 'Fireplace',
  category: 'decor',
  role: 'other',
  params: fireplaceParams,
  slots: {
    mantel: {
      label: 'Mantel',
      allowed: [
        'paint-white-dove',
        ...CABINET_PAINTS,
        ...WOODS,
        'wood-reclaimed',
        'top-travertine',
      ],
    },
    surround: {
      label: 'Surround',
      allowed: ['top-carrara', 'stone-field', ...MASONRY, 'top-nero-marquina', 'top-travertine'],
    },
    hearth: {
      label: 'Hearth',
      allowed: ['stone-bluestone', ...MASONRY, 'top-carrara', 'top-nero-marquina'],
    },
  },
  coverings: {
    surround: ['stacked-stone', 'backsplash-tiles', 'tile-flooring'],
    hearth: ['tile-flooring', 'hardscaping', 'countertop'],
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 22, elevationDeg: 10 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.depthTenths) + mmFromTenths(params.hearthTenths),
  }),
  lights: (params) => [
    {
      atMm: [
        0,
        mmFromTenths(params.heightTenths) * 0.3,
        mmFromTenths(params.depthTenths) / 2 - mmFromTenths(params.hearthTenths) / 2,
      ],
      lumens: 350,
      kelvin: 1900,
      beamDeg: 360,
    },
  ],
});
