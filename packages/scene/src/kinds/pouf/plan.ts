import { centered, ovalOutline } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { poufKind } from './kind.ts';

export const poufPlan = planOfCard(poufKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'cube' ? centered(w, d) : ovalOutline(w, d),
  ],
});
