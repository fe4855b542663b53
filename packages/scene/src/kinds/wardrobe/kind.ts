import { caseGoodsKind } from '../families/case-goods-kind.ts';

export const wardrobeKind = caseGoodsKind({
  label: 'Wardrobe',
  role: 'wardrobe',
  width: [30, 80, 48],
  depth: [20, 28, 24],
  height: [68, 96, 78],
  layouts: ['doors-drawers', 'doors', 'three-door', 'open-side'],
  front: 'shaker',
  pull: 'knob',
  legs: 'plinth',
});
