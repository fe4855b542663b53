import { GARDEN_WOODS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { gateParams } from './schema.ts';

export const gateKind = defineKind({
  label: 'Gate',
  category: 'outdoor',
  role: 'other',
  params: gateParams,
  slots: {
    board: {
      label: 'Boards',
      allowed: ['wood-cedar', ...GARDEN_WOODS, 'gunmetal', 'corten-steel'],
    },
    post: { label: 'Posts', allowed: ['wood-cedar', ...GARDEN_WOODS, 'gunmetal'] },
    metal: {
      label: 'Hinges and latch',
      allowed: ['matte-black', 'oil-rubbed-bronze', 'stainless-steel'],
    },
  },
  mount: () => 'floor',
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: 152,
  }),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
