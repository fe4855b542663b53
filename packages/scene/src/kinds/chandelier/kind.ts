import { LIGHT_METALS, SHADES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { LUMENS, source } from '../definition/light-output.ts';
import { chandelierParams } from './schema.ts';

export const chandelierKind = defineKind({
  label: 'Chandelier',
  category: 'lights',
  role: 'light',
  params: chandelierParams,
  slots: {
    metal: { label: 'Metal', allowed: LIGHT_METALS },
    shade: { label: 'Shade', allowed: SHADES },
    crystal: { label: 'Crystals', allowed: ['crystal-clear', 'glass-smoke', 'glass-amber'] },
  },
  mount: () => 'ceiling',
  view: (params) => ({
    azimuthDeg: 14,
    elevationDeg: -8,
    fromBottomMm: mmFromTenths(params.bodyTenths) * 1.25 + 40,
  }),
  sizeMm: (params) => ({
    height: mmFromTenths(params.heightTenths),
    // Bubbles and odd arms lie inside the circle of the diameter without touching all its sides.
    ...(params.form === 'bubble'
      ? {}
      : {
          width: mmFromTenths(params.diameterTenths),
          depth: mmFromTenths(params.diameterTenths),
        }),
  }),
  lights(params) {
    const up = mmFromTenths(params.heightTenths - params.bodyTenths / 2);
    const each = params.shade === 'candle' ? LUMENS.candle : LUMENS.small;
    return [source([0, -up, 0], params.lights * each, params.form === 'drum' ? 160 : 360)];
  },
});
