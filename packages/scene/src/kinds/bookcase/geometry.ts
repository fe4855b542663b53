import { caseGoodsBuilder } from '../families/case-goods-geometry.ts';

export const buildBookcase = caseGoodsBuilder({
  layouts: {
    open: [{ share: 1, cells: [{ share: 1, use: 'open', shelves: 4 }] }],
    'doors-below': [
      {
        share: 1,
        cells: [
          { share: 1, use: 'pair' },
          { share: 2.3, use: 'open', shelves: 3 },
        ],
      },
    ],
    'drawers-below': [
      {
        share: 1,
        cells: [
          { share: 0.5, use: 'drawer' },
          { share: 2.5, use: 'open', shelves: 3 },
        ],
      },
    ],
    glass: [{ share: 1, cells: [{ share: 1, use: 'glass', shelves: 4 }] }],
    'two-bay': [
      { share: 1, cells: [{ share: 1, use: 'open', shelves: 4 }] },
      { share: 1, cells: [{ share: 1, use: 'open', shelves: 4 }] },
    ],
  },
});
