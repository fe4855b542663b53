import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { ceilingMedallionKind } from './kind.ts';

export const ceilingMedallionPlan = planOfCard(ceilingMedallionKind, {
  footprint: (_, { width }) => [circleAt(0, 0, width / 2)],
  lines: (_, { width: w }) => [
    closedLine(circleAt(0, 0, w * 0.41)),
    closedLine(circleAt(0, 0, w * 0.11)),
  ],
});
