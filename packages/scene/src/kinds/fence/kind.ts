import { GARDEN_WOODS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { fenceParams } from './schema.ts';

export const fenceKind = defineKind({
  label: 'Fence',
  category: 'outdoor',
  role: 'other',
  params: fenceParams,
  slots: {
    board: {
      label: 'Boards',
      allowed: ['wood-cedar', ...GARDEN_WOODS, 'gunmetal', 'corten-steel'],
    },
    post: { label: 'Posts', allowed: ['wood-cedar', ...GARDEN_WOODS, 'gunmetal'] },
  },
  mount: () => 'floor',
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: 110,
  }),
  view: () => ({ azimuthDeg: 24, elevationDeg: 16 }),
});
