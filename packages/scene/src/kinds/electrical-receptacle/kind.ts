import { defineKind } from '../definition/kind.ts';
import { electricalReceptacleParams } from './schema.ts';

export const electricalReceptacleKind = defineKind({
  label: 'Receptacle or switch',
  category: 'construction',
  role: 'receptacle',
  params: electricalReceptacleParams,
  slots: {
    plate: {
      label: 'Plate',
      allowed: [
        'gloss-white',
        'matte-white',
        'matte-black',
        'stainless-steel',
        'aged-brass',
        'almond',
        'brushed-nickel',
      ],
    },
    device: { label: 'Device', allowed: ['matte-white', 'matte-black', 'almond', 'gunmetal'] },
  },
  mount: () => 'wall',
  sizeMm: (params) => ({ width: 70 + (params.gangs - 1) * 46, height: 114, depth: 10 }),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
