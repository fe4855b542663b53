import { defineKind } from '../definition/kind.ts';
import { grillParams } from './schema.ts';
import { grillSize } from './size.ts';

export const grillKind = defineKind({
  label: 'Grill',
  category: 'outdoor',
  role: 'other',
  params: grillParams,
  slots: {
    body: {
      label: 'Body',
      allowed: [
        'stainless-steel',
        'matte-black',
        'black-stainless',
        'paint-oxblood',
        'paint-forest',
        'paint-charcoal',
      ],
    },
    trim: {
      label: 'Handles and shelves',
      allowed: ['stainless-steel', 'matte-black', 'wood-teak', 'wood-cedar'],
    },
  },
  mount: (params) => (params.form === 'built-in' ? 'counter' : 'floor'),
  sizeMm: (params) => grillSize(params),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
