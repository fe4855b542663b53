import { caseGoodsKind } from '../families/case-goods-kind.ts';

export const chinaCabinetKind = caseGoodsKind({
  label: 'China cabinet',
  role: 'other',
  width: [36, 76, 52],
  depth: [15, 22, 18],
  height: [68, 92, 80],
  layouts: ['glass-over-doors', 'glass', 'open-hutch', 'glass-over-drawers'],
  front: 'raised',
  pull: 'ring',
  legs: 'bun',
});
