import { planOfCard } from '../definition/plan-of-card.ts';
import { columnKind } from './kind.ts';

export const columnPlan = planOfCard(columnKind, {
  lines: (_, { width: w }) => [
    [
      [-w / 2, -w / 2],
      [w / 2, w / 2],
    ],
    [
      [-w / 2, w / 2],
      [w / 2, -w / 2],
    ],
  ],
});
