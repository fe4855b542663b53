import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { bowlWithFruitKind } from './kind.ts';

export const bowlWithFruitPlan = planOfCard(bowlWithFruitKind, {
  footprint: (_, { width }) => [circleAt(0, 0, width / 2)],
  lines: (_, { width: w }) =>
    [0, 1, 2].map((i) =>
      closedLine(circleAt(w * 0.17 * Math.cos(i * 2.1), w * 0.17 * Math.sin(i * 2.1), w * 0.14)),
    ),
});
