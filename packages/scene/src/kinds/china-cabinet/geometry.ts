import { stack } from '../../fittings/furniture/case.ts';
import { caseGoodsBuilder } from '../families/case-goods-geometry.ts';

export const buildChinaCabinet = caseGoodsBuilder({
  overhangMm: 18,
  layouts: {
    'glass-over-doors': [
      {
        share: 1,
        cells: [
          { share: 0.9, use: 'left' },
          { share: 0.25, use: 'drawer' },
          { share: 1.9, use: 'glass', shelves: 3 },
        ],
      },
      {
        share: 1,
        cells: [
          { share: 0.9, use: 'right' },
          { share: 0.25, use: 'drawer' },
          { share: 1.9, use: 'glass', shelves: 3 },
        ],
      },
    ],
    glass: [
      { share: 1, cells: [{ share: 1, use: 'glass', shelves: 4 }] },
      { share: 1, cells: [{ share: 1, use: 'glass', shelves: 4 }] },
    ],
    'open-hutch': [
      {
        share: 1,
        cells: [
          { share: 0.9, use: 'pair' },
          { share: 0.3, use: 'drawer' },
          { share: 1.8, use: 'open', shelves: 3 },
        ],
      },
    ],
    'glass-over-drawers': [
      { share: 1, cells: [...stack('drawer', 3), { share: 5, use: 'glass', shelves: 3 }] },
    ],
  },
});
