import { CABINET_PAINTS, CHINA, PLUMBING_METALS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { bathtubParams } from './schema.ts';

export const bathtubKind = defineKind({
  label: 'Bathtub',
  category: 'bath-tubs',
  role: 'tub',
  params: bathtubParams,
  slots: {
    shell: {
      label: 'Inside',
      allowed: [
        ...CHINA,
        'polished-copper',
        'stainless-steel',
        'top-gray-concrete',
        'top-carrara',
        'top-nero-marquina',
        'wood-teak',
      ],
    },
    exterior: {
      label: 'Outside',
      allowed: [
        'white-china',
        ...CHINA,
        ...CABINET_PAINTS,
        'polished-copper',
        'hammered-copper',
        'unlacquered-brass',
        'stainless-steel',
        'top-gray-concrete',
        'top-carrara',
        'top-nero-marquina',
        'wood-teak',
      ],
    },
    metal: {
      label: 'Drain, overflow and feet',
      allowed: [...PLUMBING_METALS, 'white-china', 'matte-white'],
    },
  },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 24, elevationDeg: 24 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.form === 'soaking-round' ? params.lengthTenths : params.widthTenths),
  }),
});
