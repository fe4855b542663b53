import { HARDWARE_METALS, SHADES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { vanityLightParams } from './schema.ts';

export const vanityLightKind = defineKind({
  label: 'Vanity light',
  category: 'lights',
  params: vanityLightParams,
  slots: {
    metal: {
      label: 'Metal',
      allowed: ['aged-brass', ...HARDWARE_METALS, 'matte-white', 'paint-white-dove'],
    },
    shade: { label: 'Shade', allowed: SHADES },
  },
  mount: () => 'wall',
  view: () => ({ azimuthDeg: 24, elevationDeg: 4 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    ...(params.bar === 'flat' || params.bar === 'tube-light'
      ? {}
      : { height: mmFromTenths(params.heightTenths) }),
    depth: mmFromTenths(params.depthTenths),
  }),
});
