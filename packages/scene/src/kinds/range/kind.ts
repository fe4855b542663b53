import { APPLIANCE_BODIES, HARDWARE_METALS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { rangeParams } from './schema.ts';

export const rangeKind = defineKind({
  label: 'Range',
  category: 'appliances',
  role: 'range',
  params: rangeParams,
  slots: {
    body: { label: 'Body', allowed: APPLIANCE_BODIES },
    trim: { label: 'Handles and knobs', allowed: ['stainless-steel', ...HARDWARE_METALS] },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 26, elevationDeg: 20 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths + params.backguardTenths),
    depth: mmFromTenths(params.depthTenths),
  }),
});
