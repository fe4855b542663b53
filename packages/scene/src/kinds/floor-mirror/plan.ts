import { planOfCard } from '../definition/plan-of-card.ts';
import { floorMirrorKind } from './kind.ts';

export const floorMirrorPlan = planOfCard(floorMirrorKind, {
  lines: (_, { width, depth }) => [
    [
      [-width / 2, -depth / 2 + 30],
      [width / 2, -depth / 2 + 30],
    ],
  ],
});
