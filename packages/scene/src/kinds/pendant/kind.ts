import { HARDWARE_METALS, SHADES } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { pendantParams } from './schema.ts';
import { pendantSize } from './size.ts';

export const pendantKind = defineKind({
  label: 'Pendant',
  category: 'lights',
  params: pendantParams,
  slots: {
    metal: {
      label: 'Metal',
      allowed: ['aged-brass', ...HARDWARE_METALS, 'matte-white', 'paint-white-dove'],
    },
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
});
