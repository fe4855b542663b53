import { stack } from '../../fittings/furniture/case.ts';
import { caseGoodsBuilder } from '../families/case-goods-geometry.ts';

export const buildDresser = caseGoodsBuilder({
  layouts: {
    'six-drawer': [
      { share: 1, cells: stack('drawer', 3) },
      { share: 1, cells: stack('drawer', 3) },
    ],
    'nine-drawer': [
      { share: 1, cells: stack('drawer', 3) },
      { share: 1, cells: stack('drawer', 3) },
      { share: 1, cells: stack('drawer', 3) },
    ],
    'four-drawer': [
      { share: 1, cells: stack('drawer', 2) },
      { share: 1, cells: stack('drawer', 2) },
    ],
    'door-center': [
      { share: 1, cells: stack('drawer', 3) },
      { share: 1, cells: [{ share: 1, use: 'pair' }] },
      { share: 1, cells: stack('drawer', 3) },
    ],
  },
});
