import { HARDWARE_METALS, SHADES } from '../../finishes.ts';
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
  view: () => ({ azimuthDeg: 20, elevationDeg: -8 }),
  sizeMm: (params) => pendantSize(params),
});
