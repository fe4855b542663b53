import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleAt, planOfCard } from '../definition/plan-of-card.ts';
import { bathMatKind } from './kind.ts';

export const bathMatPlan = planOfCard(bathMatKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'oval'
      ? circleAt(0, 0, w / 2, d / 2)
      : rectangleBetween(-w / 2, -d / 2, w / 2, d / 2),
  ],
});
