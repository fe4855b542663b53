import { PLUMBING_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { showerEnclosureParams } from './schema.ts';
import { showerEnclosureSize } from './size.ts';

export const showerEnclosureKind = defineKind({
  label: 'Shower enclosure',
  category: 'showers',
  role: 'shower',
  params: showerEnclosureParams,
  slots: {
    metal: { label: 'Metal', allowed: PLUMBING_METALS },
    glass: {
      label: 'Glass',
      allowed: ['glass-clear', 'glass-frosted', 'glass-reeded', 'glass-smoke'],
    },
    tray: {
      label: 'Tray',
      allowed: ['matte-white', 'white-china', 'matte-gray', 'top-gray-concrete', 'gloss-black'],
    },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 30, elevationDeg: 10 }),
  sizeMm: (params) => showerEnclosureSize(params),
});
