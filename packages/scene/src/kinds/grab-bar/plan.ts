import { planOfCard } from '../definition/plan-of-card.ts';
import { grabBarKind } from './kind.ts';

export const grabBarPlan = planOfCard(grabBarKind, {
  lines: (_, { width: w, depth: d }) => [
    [
      [-w / 2, -d + 16],
      [w / 2, -d + 16],
    ],
  ],
});
