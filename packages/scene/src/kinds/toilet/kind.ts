import { CHINA, PLUMBING_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { toiletParams } from './schema.ts';

export const toiletKind = defineKind({
  label: 'Toilet',
  category: 'toilets',
  role: 'toilet',
  params: toiletParams,
  slots: {
    china: { label: 'China', allowed: CHINA },
    seat: {
      label: 'Seat',
      allowed: [...CHINA, 'wood-natural-oak', 'wood-walnut', 'wood-espresso'],
    },
    metal: { label: 'Lever', allowed: PLUMBING_METALS },
  },
  mount: (params) => (params.form === 'wall-hung' ? 'wall' : 'floor'),
  view: () => ({ azimuthDeg: 38, elevationDeg: 20 }),
  sizeMm: overallSize,
});
