import { caseGoodsKind } from '../families/case-goods-kind.ts';

export const mediaConsoleKind = caseGoodsKind({
  label: 'Media console',
  role: 'other',
  width: [40, 96, 72],
  depth: [14, 22, 17],
  height: [16, 34, 24],
  layouts: ['doors-open', 'drawers', 'doors', 'open'],
  front: 'reeded',
  pull: 'none',
  legs: 'tapered',
});
