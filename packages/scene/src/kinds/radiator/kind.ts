import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
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
  sizeMm: overallSize,
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
