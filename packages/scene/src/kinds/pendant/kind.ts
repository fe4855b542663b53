import { LIGHT_METALS, SHADES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { beamOf, LUMENS, source } from '../definition/light-output.ts';
import { pendantParams } from './schema.ts';
import { pendantSize } from './size.ts';

export const pendantKind = defineKind({
  label: 'Pendant',
  category: 'lights',
  role: 'light',
  params: pendantParams,
  slots: {
    metal: { label: 'Metal', allowed: LIGHT_METALS },
    shade: { label: 'Shade', allowed: SHADES },
  },
  mount: () => 'ceiling',
  view: (params) => ({
    azimuthDeg: 20,
    elevationDeg: -8,
    ...(params.count > 1
      ? {}
      : {
          fromBottomMm: Math.max(
            1.2 * mmFromTenths(params.diameterTenths),
            mmFromTenths(params.shadeHeightTenths) * 1.3 + 70,
          ),
        }),
  }),
  sizeMm: (params) => pendantSize(params),
  lights(params) {
    const each = mmFromTenths(params.diameterTenths) < 200 ? LUMENS.small : LUMENS.bulb;
    const up = mmFromTenths(params.heightTenths - params.shadeHeightTenths * 0.4);
    return [source([0, -up, 0], each * params.count, beamOf(params.shade))];
  },
});
