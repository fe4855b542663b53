import { caseGoodsKind } from '../families/case-goods-kind.ts';

export const filingCabinetKind = caseGoodsKind({
  label: 'Filing cabinet',
  role: 'other',
  width: [14, 44, 16],
  depth: [16, 26, 22],
  height: [24, 56, 29],
  layouts: ['two-drawer', 'three-drawer', 'lateral', 'four-drawer'],
  front: 'slab',
  pull: 'bar',
  legs: 'plinth',
});
