import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { laundryParams } from './schema.ts';

export const laundryKind = defineKind({
  label: 'Washer or dryer',
  category: 'appliances',
  role: 'other',
  params: laundryParams,
  slots: {
    body: {
      label: 'Body',
      allowed: [
        'gloss-white',
        'gunmetal',
        'matte-black',
        'black-stainless',
        'paint-navy',
        'paint-oxblood',
        'paint-dusty-blue',
        'almond',
      ],
    },
    trim: {
      label: 'Door ring and dial',
      allowed: [
        'polished-chrome',
        'brushed-gold',
        'matte-black',
        'gunmetal',
        'gloss-white',
        'stainless-steel',
      ],
    },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 14 }),
  sizeMm: overallSize,
});
