import { HARDWARE_METALS, SHADES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { sconceParams } from './schema.ts';

export const sconceKind = defineKind({
  label: 'Wall sconce',
  category: 'lights',
  params: sconceParams,
  slots: {
    metal: {
      label: 'Metal',
      allowed: ['aged-brass', ...HARDWARE_METALS, 'matte-white', 'paint-white-dove'],
    },
    shade: { label: 'Shade', allowed: SHADES },
  },
  mount: () => 'wall',
  view: () => ({ azimuthDeg: 30, elevationDeg: 6 }),
  sizeMm: (params) => ({
    ...(params.form === 'candle' || params.form === 'up-down'
      ? {}
      : { width: mmFromTenths(params.widthTenths) }),
    ...(params.form === 'swing-arm' || params.form === 'candle'
      ? {}
      : { height: mmFromTenths(params.heightTenths) }),
    depth: mmFromTenths(params.depthTenths),
  }),
});
