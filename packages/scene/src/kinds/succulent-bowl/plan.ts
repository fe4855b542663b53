import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleAt, leafRays, planOfCard } from '../definition/plan-of-card.ts';
import { succulentBowlKind } from './kind.ts';

export const succulentBowlPlan = planOfCard(succulentBowlKind, {
  footprint: (params, { width }) => [
    params.pot === 'square'
      ? rectangleBetween(-width / 2, -width / 2, width / 2, width / 2)
      : circleAt(0, 0, width / 2),
  ],
  lines: (_, { width: w }) => leafRays(w * 0.4),
});
