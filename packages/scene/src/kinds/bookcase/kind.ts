import { caseGoodsKind } from '../families/case-goods-kind.ts';

export const bookcaseKind = caseGoodsKind({
  label: 'Bookcase',
  role: 'other',
  width: [20, 72, 36],
  depth: [10, 18, 13],
  height: [30, 96, 72],
  layouts: ['open', 'doors-below', 'drawers-below', 'glass', 'two-bay'],
  front: 'shaker',
  pull: 'knob',
  legs: 'plinth',
});
