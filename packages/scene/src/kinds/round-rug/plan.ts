import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { roundRugKind } from './kind.ts';

export const roundRugPlan = planOfCard(roundRugKind, {
  footprint: (_, { width }) => [circleAt(0, 0, width / 2)],
  lines: (_, { width }) => [closedLine(circleAt(0, 0, width * 0.44))],
});
