import { caseGoodsKind } from '../families/case-goods-kind.ts';

export const sideboardKind = caseGoodsKind({
  label: 'Sideboard',
  role: 'other',
  width: [44, 84, 66],
  depth: [15, 22, 18],
  height: [29, 40, 34],
  layouts: ['drawers-center', 'drawers-top', 'doors', 'glass'],
  front: 'slab',
  pull: 'knob',
  legs: 'tapered',
});
