import { HARDWARE_METALS, SHADES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { linearLightParams } from './schema.ts';

export const linearLightKind = defineKind({
  label: 'Linear light',
  category: 'lights',
  params: linearLightParams,
  slots: {
    metal: {
      label: 'Metal',
      allowed: ['aged-brass', ...HARDWARE_METALS, 'matte-white', 'paint-white-dove'],
    },
    shade: { label: 'Shade', allowed: SHADES },
  },
  mount: () => 'ceiling',
  view: () => ({ azimuthDeg: 24, elevationDeg: -8 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: mmFromTenths(params.heightTenths),
    ...(params.form === 'led-bar' ? {} : { depth: mmFromTenths(params.widthTenths) }),
  }),
});
