import { defineKind } from '../definition/kind.ts';
import { tvParams } from './schema.ts';
import { tvSize } from './size.ts';

export const tvKind = defineKind({
  label: 'TV',
  category: 'decor',
  role: 'screen',
  params: tvParams,
  slots: {
    body: {
      label: 'Body',
      allowed: [
        'gloss-black',
        'matte-black',
        'gunmetal',
        'wood-natural-oak',
        'wood-walnut',
        'paint-white-dove',
      ],
    },
  },
  mount: (params) => (params.form === 'stand' ? 'counter' : 'wall'),
  view: () => ({ azimuthDeg: 22, elevationDeg: 6 }),
  sizeMm: (params) => tvSize(params),
});
