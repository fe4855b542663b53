import { APPLIANCE_BODIES, HARDWARE_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { dishwasherParams } from './schema.ts';

export const dishwasherKind = defineKind({
  label: 'Dishwasher',
  category: 'appliances',
  role: 'dishwasher',
  params: dishwasherParams,
  slots: {
    body: { label: 'Body', allowed: APPLIANCE_BODIES },
    trim: { label: 'Handles and knobs', allowed: ['stainless-steel', ...HARDWARE_METALS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 28, elevationDeg: 14 }),
  sizeMm: overallSize,
});
