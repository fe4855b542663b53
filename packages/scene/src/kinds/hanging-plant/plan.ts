import { circleAt, leafRays, planOfCard } from '../definition/plan-of-card.ts';
import { hangingPlantKind } from './kind.ts';

export const hangingPlantPlan = planOfCard(hangingPlantKind, {
  footprint: (_, { width }) => [circleAt(0, 0, width / 2)],
  lines: (_, { width: w }) => leafRays(w / 2),
});
