import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { woodStoveParams } from './schema.ts';

export const woodStoveKind = defineKind({
  label: 'Wood stove',
  category: 'decor',
  role: 'other',
  params: woodStoveParams,
  slots: {
    body: {
      label: 'Body',
      allowed: [
        'cast-iron',
        'matte-black',
        'paint-charcoal',
        'paint-forest',
        'gloss-white',
        'paint-oxblood',
      ],
    },
    trim: {
      label: 'Trim',
      allowed: ['matte-black', 'brushed-nickel', 'aged-brass', 'polished-chrome'],
    },
  },
  mount: () => 'floor',
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths) + mmFromTenths(params.pipeTenths),
    depth: mmFromTenths(params.form === 'cylinder' ? params.widthTenths : params.depthTenths),
  }),
  lights: (params) => [
    {
      atMm: [0, mmFromTenths(params.heightTenths) * 0.5, mmFromTenths(params.depthTenths) / 2],
      lumens: 200,
      kelvin: 1900,
      beamDeg: 360,
    },
  ],
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
