import { caseGoodsKind } from '../families/case-goods-kind.ts';

export const tallChestKind = caseGoodsKind({
  label: 'Tall chest',
  role: 'wardrobe',
  width: [22, 44, 36],
  depth: [16, 22, 19],
  height: [40, 66, 52],
  layouts: ['five-drawer', 'six-drawer', 'door-top', 'lingerie'],
  front: 'slab',
  pull: 'knob',
  legs: 'square',
});
