import { stack } from '../../fittings/furniture/case.ts';
import { caseGoodsBuilder } from '../families/case-goods-geometry.ts';

export const buildMediaConsole = caseGoodsBuilder({
  legMm: 140,
  layouts: {
    'doors-open': [
      { share: 1, cells: [{ share: 1, use: 'pair' }] },
      { share: 1, cells: [{ share: 1, use: 'open', shelves: 1 }] },
      { share: 1, cells: [{ share: 1, use: 'pair' }] },
    ],
    drawers: [
      { share: 1, cells: stack('drawer', 2) },
      { share: 1, cells: stack('drawer', 2) },
      { share: 1, cells: stack('drawer', 2) },
    ],
    doors: [
      { share: 1, cells: [{ share: 1, use: 'pair' }] },
      { share: 1, cells: [{ share: 1, use: 'pair' }] },
    ],
    open: [
      {
        share: 1,
        cells: [
          { share: 0.8, use: 'drawer' },
          { share: 1, use: 'open' },
        ],
      },
      {
        share: 1,
        cells: [
          { share: 0.8, use: 'drawer' },
          { share: 1, use: 'open' },
        ],
      },
    ],
  },
});
