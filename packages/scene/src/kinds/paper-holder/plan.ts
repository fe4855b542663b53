import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleAt, planOfCard } from '../definition/plan-of-card.ts';
import { paperHolderKind } from './kind.ts';

export const paperHolderPlan = planOfCard(paperHolderKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'stand' ? circleAt(0, 0, w / 2) : rectangleBetween(-w / 2, -d, w / 2, 0),
  ],
});
