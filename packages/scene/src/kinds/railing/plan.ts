import { planOfCard } from '../definition/plan-of-card.ts';
import { railingKind } from './kind.ts';

export const railingPlan = planOfCard(railingKind, {
  lines: (_, { width: w }) => [
    [
      [-w / 2, 0],
      [w / 2, 0],
    ],
  ],
});
