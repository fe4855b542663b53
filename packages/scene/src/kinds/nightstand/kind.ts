import { caseGoodsKind } from '../families/case-goods-kind.ts';

export const nightstandKind = caseGoodsKind({
  label: 'Nightstand',
  role: 'other',
  width: [16, 36, 24],
  depth: [14, 22, 17],
  height: [20, 32, 26],
  layouts: ['two-drawer', 'one-drawer', 'three-drawer', 'door'],
  front: 'slab',
  pull: 'knob',
  legs: 'tapered',
});
