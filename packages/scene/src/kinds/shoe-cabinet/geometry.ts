import { caseGoodsBuilder } from '../families/case-goods-geometry.ts';

export const buildShoeCabinet = caseGoodsBuilder({
  legMm: 120,
  layouts: {
    flaps: [
      {
        share: 1,
        cells: [
          { share: 1, use: 'flap' },
          { share: 1, use: 'flap' },
        ],
      },
    ],
    'three-flaps': [
      {
        share: 1,
        cells: [
          { share: 1, use: 'flap' },
          { share: 1, use: 'flap' },
          { share: 1, use: 'flap' },
        ],
      },
    ],
    doors: [{ share: 1, cells: [{ share: 1, use: 'pair' }] }],
    open: [
      {
        share: 1,
        cells: [
          { share: 2, use: 'open', shelves: 3 },
          { share: 0.6, use: 'drawer' },
        ],
      },
    ],
  },
});
