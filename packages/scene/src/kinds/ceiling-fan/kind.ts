import { HARDWARE_METALS, WOODS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { source } from '../definition/light-output.ts';
import { ceilingFanParams } from './schema.ts';

export const ceilingFanKind = defineKind({
  label: 'Ceiling fan',
  category: 'fans',
  role: 'other',
  params: ceilingFanParams,
  slots: {
    motor: {
      label: 'Motor',
      allowed: ['brushed-nickel', ...HARDWARE_METALS, 'matte-white', 'paint-white-dove'],
    },
    blades: {
      label: 'Blades',
      allowed: [
        'wood-walnut',
        ...WOODS,
        'matte-white',
        'matte-black',
        'brushed-nickel',
        'shade-rattan',
        'gunmetal',
      ],
    },
    glass: {
      label: 'Light',
      allowed: ['glass-opal', 'glass-frosted', 'glass-clear', 'glass-amber'],
    },
  },
  mount: () => 'ceiling',
  view: () => ({ azimuthDeg: 12, elevationDeg: -25 }),
  sizeMm: (params) => ({
    // The sweep of the blades is the diameter; their box is smaller where none points along x.
    height: mmFromTenths(params.heightTenths),
  }),
  lights(params) {
    if (params.light === 'none') return [];
    const arms = { 'three-arm': 3, 'four-arm': 4 }[params.light as string] ?? 0;
    const lumens = arms > 0 ? arms * 650 : 1_600;
    return [source([0, -mmFromTenths(params.heightTenths) + 30, 0], lumens)];
  },
});
