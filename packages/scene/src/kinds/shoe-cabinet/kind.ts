import { caseGoodsKind } from '../families/case-goods-kind.ts';

export const shoeCabinetKind = caseGoodsKind({
  label: 'Shoe cabinet',
  role: 'other',
  width: [22, 60, 36],
  depth: [8, 18, 12],
  height: [28, 50, 40],
  layouts: ['flaps', 'three-flaps', 'doors', 'open'],
  front: 'slab',
  pull: 'knob',
  legs: 'metal',
});
