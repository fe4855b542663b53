import { caseGoodsKind } from '../families/case-goods-kind.ts';

export const dresserKind = caseGoodsKind({
  label: 'Dresser',
  role: 'wardrobe',
  width: [36, 76, 60],
  depth: [16, 24, 19],
  height: [28, 44, 34],
  layouts: ['six-drawer', 'nine-drawer', 'four-drawer', 'door-center'],
  front: 'slab',
  pull: 'knob',
  legs: 'tapered',
});
