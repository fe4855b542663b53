import { caseGoodsBuilder } from '../families/case-goods-geometry.ts';

export const buildBarCabinet = caseGoodsBuilder({
  legMm: 180,
  layouts: {
    doors: [
      {
        share: 1,
        cells: [
          { share: 2, use: 'pair' },
          { share: 0.6, use: 'drawer' },
        ],
      },
    ],
    bottles: [
      { share: 1, cells: [{ share: 1, use: 'pair' }] },
      { share: 0.6, cells: [{ share: 1, use: 'open', shelves: 4 }] },
    ],
    glass: [
      {
        share: 1,
        cells: [
          { share: 1, use: 'pair' },
          { share: 1.3, use: 'glass', shelves: 1 },
        ],
      },
    ],
    'open-top': [
      {
        share: 1,
        cells: [
          { share: 1.6, use: 'pair' },
          { share: 1, use: 'open' },
        ],
      },
    ],
  },
});
