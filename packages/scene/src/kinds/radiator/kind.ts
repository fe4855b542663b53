import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { radiatorParams } from './schema.ts';

export const radiatorKind = defineKind({
  label: 'Radiator',
  category: 'construction',
  role: 'other',
  params: radiatorParams,
  slots: {
    body: {
      label: 'Body',
      allowed: [
        'matte-white',
        'cast-iron',
        'paint-charcoal',
        'matte-black',
        'antique-pewter',
        'gloss-white',
        'paint-linen',
      ],
    },
  },
  mount: () => 'floor',
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.depthTenths),
  }),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
