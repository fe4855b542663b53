import { circleAt, closedLine, leafRays, planOfCard } from '../definition/plan-of-card.ts';
import { coniferKind } from './kind.ts';

export const coniferPlan = planOfCard(coniferKind, {
  footprint: (params, { width, height }) => [
    circleAt(0, 0, params.form === 'umbrella-pine' ? Math.max(30, height * 0.02) : width / 2),
  ],
  lines: (_, { width: w }) => [closedLine(circleAt(0, 0, w / 2)), ...leafRays(w / 2, 16)],
});
