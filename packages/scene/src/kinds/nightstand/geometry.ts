import { stack } from '../../fittings/furniture/case.ts';
import { caseGoodsBuilder } from '../families/case-goods-geometry.ts';

export const buildNightstand = caseGoodsBuilder({
  layouts: {
    'two-drawer': [{ share: 1, cells: stack('drawer', 2) }],
    'one-drawer': [
      {
        share: 1,
        cells: [
          { share: 1.3, use: 'open' },
          { share: 1, use: 'drawer' },
        ],
      },
    ],
    'three-drawer': [{ share: 1, cells: stack('drawer', 3) }],
    door: [
      {
        share: 1,
        cells: [
          { share: 1.6, use: 'left' },
          { share: 1, use: 'drawer' },
        ],
      },
    ],
  },
});
