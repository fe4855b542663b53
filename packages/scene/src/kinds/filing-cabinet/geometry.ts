import { stack } from '../../fittings/furniture/case.ts';
import { caseGoodsBuilder } from '../families/case-goods-geometry.ts';

export const buildFilingCabinet = caseGoodsBuilder({
  layouts: {
    'two-drawer': [{ share: 1, cells: stack('drawer', 2) }],
    'three-drawer': [{ share: 1, cells: stack('drawer', 3) }],
    lateral: [
      {
        share: 1,
        cells: [
          { share: 1, use: 'drawer' },
          { share: 1, use: 'drawer' },
        ],
      },
    ],
    'four-drawer': [{ share: 1, cells: stack('drawer', 4) }],
  },
});
