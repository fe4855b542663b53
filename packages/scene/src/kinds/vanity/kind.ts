import { CABINET_PAINTS, CHINA, HARDWARE_METALS, STONE_TOPS, WOODS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { vanityParams } from './schema.ts';
import { vanitySize } from './size.ts';

export const vanityKind = defineKind({
  label: 'Bathroom vanity',
  category: 'bathroom-vanities',
  role: 'lavatory',
  params: vanityParams,
  slots: {
    cabinet: { label: 'Cabinet', allowed: ['paint-white-dove', ...CABINET_PAINTS, ...WOODS] },
    top: { label: 'Countertop', allowed: [...STONE_TOPS, ...WOODS, 'white-china'] },
    hardware: { label: 'Hardware', allowed: HARDWARE_METALS },
    basin: {
      label: 'Basin',
      allowed: [...CHINA, 'hammered-copper', 'top-carrara', 'top-gray-concrete', 'glass-frosted'],
    },
  },
  mount: (params) => (params.support === 'floating' ? 'wall' : 'floor'),
  view: () => ({ azimuthDeg: 24, elevationDeg: 20 }),
  sizeMm: (params) => vanitySize(params),
  coverings: { top: ['countertop'] },
});
