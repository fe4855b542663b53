import { HARDWARE_METALS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { cooktopParams } from './schema.ts';

export const cooktopKind = defineKind({
  label: 'Cooktop',
  category: 'appliances',
  role: 'cooktop',
  params: cooktopParams,
  slots: {
    body: {
      label: 'Surface',
      allowed: ['stainless-steel', 'glass-black', 'black-stainless', 'gloss-white'],
    },
    trim: { label: 'Knobs', allowed: ['stainless-steel', ...HARDWARE_METALS] },
  },
  mount: () => 'counter',
  view: () => ({ azimuthDeg: 18, elevationDeg: 34 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    depth: mmFromTenths(params.depthTenths),
  }),
});
