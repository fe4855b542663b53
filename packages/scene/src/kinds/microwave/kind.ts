import { APPLIANCE_BODIES, HARDWARE_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { overallSize } from '../definition/overall-size.ts';
import { microwaveParams } from './schema.ts';

export const microwaveKind = defineKind({
  label: 'Microwave',
  category: 'appliances',
  role: 'microwave',
  params: microwaveParams,
  slots: {
    body: { label: 'Body', allowed: APPLIANCE_BODIES },
    trim: { label: 'Handles and knobs', allowed: ['stainless-steel', ...HARDWARE_METALS] },
  },
  mount: (params) => (params.form === 'over-range' ? 'wall' : 'counter'),
  view: () => ({ azimuthDeg: 26, elevationDeg: 12 }),
  sizeMm: overallSize,
});
