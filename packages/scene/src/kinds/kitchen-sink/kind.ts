import { PLUMBING_METALS } from '../../finish-sets.ts';
import { mmFromTenths } from '../../units.ts';
import { defineKind } from '../definition/kind.ts';
import { kitchenSinkParams } from './schema.ts';
import { kitchenSinkHeightMm } from './size.ts';

export const kitchenSinkKind = defineKind({
  label: 'Kitchen sink',
  category: 'kitchen-sinks',
  role: 'sink',
  params: kitchenSinkParams,
  slots: {
    basin: {
      label: 'Sink',
      allowed: [
        'stainless-steel',
        'black-stainless',
        'white-fireclay',
        'gray-fireclay',
        'matte-white',
        'black-china',
        'granite-black',
        'granite-gray',
        'granite-white',
        'granite-sand',
        'hammered-copper',
        'polished-copper',
        'brushed-gold',
        'gunmetal',
        'white-china',
        'biscuit-china',
        'top-gray-concrete',
        'top-carrara',
      ],
    },
    drain: { label: 'Drain and grid', allowed: ['stainless-steel', ...PLUMBING_METALS] },
    board: {
      label: 'Board',
      allowed: ['wood-natural-oak', 'wood-walnut', 'wood-teak', 'wood-maple'],
    },
  },
  mount: () => 'counter',
  view: () => ({ azimuthDeg: 20, elevationDeg: 36 }),
  sizeMm: (params) => ({
    width: mmFromTenths(params.lengthTenths),
    height: kitchenSinkHeightMm(params),
    depth: mmFromTenths(params.widthTenths),
  }),
});
