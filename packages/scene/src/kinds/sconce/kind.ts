import { LIGHT_METALS, SHADES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { LUMENS, source } from '../definition/light-output.ts';
import { sconceParams } from './schema.ts';

export const sconceKind = defineKind({
  label: 'Wall sconce',
  category: 'lights',
  role: 'light',
  params: sconceParams,
  slots: {
    metal: { label: 'Metal', allowed: LIGHT_METALS },
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
  lights(params) {
    const count = params.form === 'double-arm' || params.form === 'up-down' ? 2 : 1;
    const each = params.form === 'candle' ? LUMENS.candle : LUMENS.small;
    const height = mmFromTenths(params.heightTenths);
    const z = mmFromTenths(params.depthTenths) * 0.7;
    return [source([0, height * 0.2, z], each * count)];
  },
});
