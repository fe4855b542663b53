import { HARDWARE_METALS, SHADES } from '../../finishes.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { chandelierParams } from './schema.ts';

export const chandelierKind = defineKind({
  label: 'Chandelier',
  category: 'lights',
  params: chandelierParams,
  slots: {
    metal: {
      label: 'Metal',
      allowed: ['aged-brass', ...HARDWARE_METALS, 'matte-white', 'paint-white-dove'],
    },
    shade: { label: 'Shade', allowed: SHADES },
    crystal: { label: 'Crystals', allowed: ['crystal-clear', 'glass-smoke', 'glass-amber'] },
  },
  mount: () => 'ceiling',
  view: () => ({ azimuthDeg: 14, elevationDeg: -8 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.diameterTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.diameterTenths),
  }),
});
