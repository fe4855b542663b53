import { centered, ovalOutline } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { ottomanKind } from './kind.ts';

export const ottomanPlan = planOfCard(ottomanKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'round' ? ovalOutline(w, d) : centered(w, d),
  ],
});
