import { planOfCard } from '../definition/plan-of-card.ts';
import { retainingWallKind } from './kind.ts';

export const retainingWallPlan = planOfCard(retainingWallKind, {
  lines: (_, { width: w, depth: d }) => [
    [
      [-w / 2, -d / 2 + 40],
      [w / 2, -d / 2 + 40],
    ],
  ],
});
