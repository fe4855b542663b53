import { caseGoodsKind } from '../families/case-goods-kind.ts';

export const cubeShelfKind = caseGoodsKind({
  label: 'Cube shelf',
  role: 'other',
  width: [28, 75, 58],
  depth: [11, 18, 15],
  height: [15, 75, 30],
  layouts: ['four-by-two', 'two-by-two', 'four-by-four', 'with-doors'],
  front: 'slab',
  pull: 'knob',
  legs: 'plinth',
});
