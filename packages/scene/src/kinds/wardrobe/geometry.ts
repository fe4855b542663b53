import { caseGoodsBuilder } from '../families/case-goods-geometry.ts';

export const buildWardrobe = caseGoodsBuilder({
  layouts: {
    'doors-drawers': [
      {
        share: 1,
        cells: [
          { share: 0.3, use: 'drawer' },
          { share: 1.4, use: 'pair' },
        ],
      },
    ],
    doors: [{ share: 1, cells: [{ share: 1, use: 'pair' }] }],
    'three-door': [
      { share: 2, cells: [{ share: 1, use: 'pair' }] },
      { share: 1, cells: [{ share: 1, use: 'left' }] },
    ],
    'open-side': [
      {
        share: 2,
        cells: [
          { share: 0.3, use: 'drawer' },
          { share: 1.5, use: 'pair' },
        ],
      },
      { share: 1, cells: [{ share: 1, use: 'open', shelves: 5 }] },
    ],
  },
});
