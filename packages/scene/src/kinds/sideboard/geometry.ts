import { stack } from '../../fittings/furniture/case.ts';
import { caseGoodsBuilder } from '../families/case-goods-geometry.ts';

export const buildSideboard = caseGoodsBuilder({
  legMm: 170,
  layouts: {
    'drawers-center': [
      { share: 1.1, cells: [{ share: 1, use: 'left' }] },
      { share: 1, cells: stack('drawer', 4) },
      { share: 1.1, cells: [{ share: 1, use: 'right' }] },
    ],
    'drawers-top': [
      {
        share: 1,
        cells: [
          { share: 2.2, use: 'pair' },
          { share: 0.8, use: 'drawer' },
        ],
      },
      {
        share: 1,
        cells: [
          { share: 2.2, use: 'pair' },
          { share: 0.8, use: 'drawer' },
        ],
      },
    ],
    doors: [
      { share: 1, cells: [{ share: 1, use: 'pair' }] },
      { share: 1, cells: [{ share: 1, use: 'pair' }] },
    ],
    glass: [
      { share: 1, cells: [{ share: 1, use: 'glass', shelves: 1 }] },
      { share: 1, cells: stack('drawer', 3) },
      { share: 1, cells: [{ share: 1, use: 'glass', shelves: 1 }] },
    ],
  },
});
