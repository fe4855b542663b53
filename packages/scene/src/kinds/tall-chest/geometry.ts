import { stack } from '../../fittings/furniture/case.ts';
import { caseGoodsBuilder } from '../families/case-goods-geometry.ts';

export const buildTallChest = caseGoodsBuilder({
  layouts: {
    'five-drawer': [{ share: 1, cells: stack('drawer', 5) }],
    'six-drawer': [{ share: 1, cells: stack('drawer', 6) }],
    'door-top': [{ share: 1, cells: [...stack('drawer', 3), { share: 2.2, use: 'pair' }] }],
    lingerie: [{ share: 1, cells: stack('drawer', 7) }],
  },
});
