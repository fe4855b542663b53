import { caseGoodsKind } from '../families/case-goods-kind.ts';

export const barCabinetKind = caseGoodsKind({
  label: 'Bar cabinet',
  role: 'other',
  width: [28, 60, 40],
  depth: [15, 24, 18],
  height: [34, 70, 44],
  layouts: ['doors', 'bottles', 'glass', 'open-top'],
  front: 'cane',
  pull: 'ring',
  legs: 'metal',
});
