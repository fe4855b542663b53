import { circleAt, leafRays, planOfCard } from '../definition/plan-of-card.ts';
import { shrubKind } from './kind.ts';

export const shrubPlan = planOfCard(shrubKind, {
  footprint: (_, { width }) => [circleAt(0, 0, width / 2)],
  lines: (_, { width: w }) => leafRays(w / 2),
});
