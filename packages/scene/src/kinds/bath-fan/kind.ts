import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { SOFT_KELVIN, source } from '../definition/light-output.ts';
import { bathFanParams } from './schema.ts';

export const bathFanKind = defineKind({
  label: 'Bath fan',
  category: 'fans',
  role: 'fan',
  params: bathFanParams,
  slots: {
    grille: {
      label: 'Grille',
      allowed: [
        'matte-white',
        'paint-white-dove',
        'matte-black',
        'brushed-nickel',
        'oil-rubbed-bronze',
        'stainless-steel',
        'brushed-gold',
      ],
    },
    lens: { label: 'Light', allowed: ['glass-opal', 'glass-frosted'] },
  },
  mount: () => 'ceiling',
  view: () => ({ azimuthDeg: 24, elevationDeg: -32 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.grilleTenths + params.housingTenths),
    depth: mmFromTenths(params.lengthTenths),
  }),
  sunkMm: (params) => mmFromTenths(params.housingTenths),
  lights(params) {
    if (params.light === 'none') return [];
    return [source([0, -mmFromTenths(params.grilleTenths) - 14, 0], 900, 140, SOFT_KELVIN)];
  },
});
