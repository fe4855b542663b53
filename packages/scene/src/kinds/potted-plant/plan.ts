import { circleAt, closedLine, leafRays, planOfCard } from '../definition/plan-of-card.ts';
import { pottedPlantKind } from './kind.ts';

export const pottedPlantPlan = planOfCard(pottedPlantKind, {
  footprint: (_, { width }) => [circleAt(0, 0, width * 0.3)],
  lines: (_, { width: w }) => [closedLine(circleAt(0, 0, w / 2)), ...leafRays(w / 2)],
});
