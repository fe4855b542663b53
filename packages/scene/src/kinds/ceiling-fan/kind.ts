import { HARDWARE_METALS, WOODS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../kind.ts';
import { ceilingFanParams } from './schema.ts';

export const ceilingFanKind = defineKind({
  label: 'Ceiling fan',
  category: 'fans',
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
});
