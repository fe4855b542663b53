import { APPLIANCE_BODIES, HARDWARE_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { wallOvenParams } from './schema.ts';

export const wallOvenKind = defineKind({
  label: 'Wall oven',
  category: 'appliances',
  role: 'oven',
  params: wallOvenParams,
  slots: {
    body: { label: 'Body', allowed: APPLIANCE_BODIES },
    trim: { label: 'Handles and knobs', allowed: ['stainless-steel', ...HARDWARE_METALS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 24, elevationDeg: 8 }),
  sizeMm: overallSize,
});
