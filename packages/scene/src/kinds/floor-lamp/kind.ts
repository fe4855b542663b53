import { DECOR_METALS, LAMP_SHADES } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { floorLampParams } from './schema.ts';
import { floorLampSize, lampLight } from './size.ts';

export const floorLampKind = defineKind({
  label: 'Floor lamp',
  category: 'decor',
  role: 'other',
  params: floorLampParams,
  slots: {
    metal: {
      label: 'Stand',
      allowed: [...DECOR_METALS, 'wood-walnut', 'wood-natural-oak', 'matte-white'],
    },
    shade: {
      label: 'Shade',
      allowed: [...LAMP_SHADES, ...DECOR_METALS],
    },
    base: {
      label: 'Base',
      allowed: ['aged-brass', ...DECOR_METALS, 'top-carrara', 'top-nero-marquina', 'wood-walnut'],
    },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 24, elevationDeg: 6 }),
  sizeMm: (params) => floorLampSize(params),
  lights: (params) => [lampLight(params)],
});
