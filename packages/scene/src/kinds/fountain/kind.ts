import { MASONRY } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { fountainParams } from './schema.ts';

export const fountainKind = defineKind({
  label: 'Fountain',
  category: 'outdoor',
  role: 'other',
  params: fountainParams,
  slots: { stone: { label: 'Stone', allowed: ['stone-limestone', ...MASONRY, 'corten-steel'] } },
  coverings: { stone: ['stacked-stone'] },
  mount: () => 'floor',
  view: () => ({ azimuthDeg: 22, elevationDeg: 16 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.widthTenths),
    height: mmFromTenths(params.heightTenths),
    depth: mmFromTenths(params.widthTenths) * (params.form === 'wall' ? 0.5 : 1),
  }),
});
