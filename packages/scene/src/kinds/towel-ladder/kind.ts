import { CLOTHS, PLUMBING_METALS, WOODS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { towelLadderParams } from './schema.ts';

export const towelLadderKind = defineKind({
  label: 'Towel ladder',
  category: 'decor',
  role: 'other',
  params: towelLadderParams,
  slots: {
    frame: {
      label: 'Frame',
      allowed: ['wood-natural-oak', ...WOODS, ...PLUMBING_METALS, 'matte-white'],
    },
    towel: { label: 'Towels', allowed: ['cloth-ivory', ...CLOTHS] },
  },
  mount: (params) => (params.form === 'heated' ? 'wall' : 'floor'),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth:
      params.form === 'heated'
        ? 110
        : params.form === 'leaning'
          ? mmFromTenths(params.heightTenths) * 0.2
          : 320,
  }),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
