import { DECOR_METALS, LAMP_SHADES, POTS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { tableLampParams } from './schema.ts';

export const tableLampKind = defineKind({
  label: 'Table lamp',
  category: 'decor',
  role: 'other',
  params: tableLampParams,
  slots: {
    base: {
      label: 'Base',
      allowed: [
        'pot-white',
        ...POTS,
        'wood-walnut',
        'wood-natural-oak',
        'top-carrara',
        'matte-black',
        'paint-navy',
        'paint-sage',
        'crystal-clear',
      ],
    },
    shade: {
      label: 'Shade',
      allowed: LAMP_SHADES,
    },
    metal: { label: 'Metal', allowed: DECOR_METALS },
  },
  mount: () => 'counter',
  view: () => ({ azimuthDeg: 18, elevationDeg: 8 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.diameterTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.diameterTenths),
  }),
  lights: (params) => [
    {
      atMm: [0, mmFromTenths(params.heightTenths) * 0.78, 0],
      lumens: 800,
      kelvin: 2700,
      beamDeg: 360,
    },
  ],
});
