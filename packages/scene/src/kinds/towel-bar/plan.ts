import { planOfCard } from '../definition/plan-of-card.ts';
import { towelBarKind } from './kind.ts';

export const towelBarPlan = planOfCard(towelBarKind, {
  lines: (_, { width: w, depth: d }) => [
    [
      [-w / 2, -d + 16],
      [w / 2, -d + 16],
    ],
  ],
});
