import { APPLIANCE_BODIES, HARDWARE_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { wineCoolerParams } from './schema.ts';

export const wineCoolerKind = defineKind({
  label: 'Wine cooler',
  category: 'appliances',
  role: 'cooler',
  params: wineCoolerParams,
  slots: {
    body: { label: 'Body', allowed: APPLIANCE_BODIES },
    trim: { label: 'Handles and knobs', allowed: ['stainless-steel', ...HARDWARE_METALS] },
    shelf: {
      label: 'Shelf fronts',
      allowed: ['wood-natural-oak', 'wood-walnut', 'wood-teak', 'stainless-steel', 'matte-black'],
    },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 24, elevationDeg: 10 }),
  sizeMm: overallSize,
});
