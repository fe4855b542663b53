import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { tableLampKind } from './kind.ts';

export const tableLampPlan = planOfCard(tableLampKind, {
  footprint: (_, { width }) => [circleAt(0, 0, width / 2)],
  lines: (_, { width: w }) => [
    closedLine(circleAt(0, 0, w * 0.16)),
    [
      [-w / 2, 0],
      [w / 2, 0],
    ],
    [
      [0, -w / 2],
      [0, w / 2],
    ],
  ],
});
