import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { electricalReceptacleKind } from './kind.ts';

export const electricalReceptaclePlan = planOfCard(electricalReceptacleKind, {
  lines: (_, { depth: d }) => [closedLine(circleAt(0, -d - 60, 60))],
});
