import { HARDWARE_METALS } from '../../finish-sets.ts';
import { defineKind } from '../definition/kind.ts';
import { cabinetHardwareParams } from './schema.ts';
import { cabinetHardwareSize } from './size.ts';

export const cabinetHardwareKind = defineKind({
  label: 'Cabinet hardware',
  category: 'cabinet-hardware',
  role: 'other',
  params: cabinetHardwareParams,
  slots: {
    metal: { label: 'Metal', allowed: HARDWARE_METALS },
    insert: {
      label: 'Grip',
      allowed: [
        ...HARDWARE_METALS,
        'crystal-clear',
        'glass-amber',
        'glass-smoke',
        'white-china',
        'black-china',
        'wood-walnut',
        'wood-natural-oak',
        'wood-teak',
        'top-carrara',
      ],
    },
  },
  mount: () => 'wall',
  view: () => ({ azimuthDeg: 36, elevationDeg: 24 }),
  sizeMm: (params) => cabinetHardwareSize(params),
});
