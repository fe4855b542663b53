import { PLUMBING_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { showerSetParams } from './schema.ts';
import { showerSetSize } from './size.ts';

export const showerSetKind = defineKind({
  label: 'Shower',
  category: 'showers',
  role: 'shower-fitting',
  params: showerSetParams,
  slots: {
    metal: { label: 'Metal', allowed: PLUMBING_METALS },
    face: {
      label: 'Spray face',
      allowed: ['polished-chrome', 'matte-black', 'rubber', 'silicone', ...PLUMBING_METALS],
    },
  },
  mount: (params) => (params.form === 'ceiling-rain' ? 'ceiling' : 'wall'),
  view: (params) => ({
    azimuthDeg: 34,
    elevationDeg: params.form === 'ceiling-rain' || params.form === 'head' ? -14 : 4,
  }),
  sizeMm: (params) => showerSetSize(params),
});
