import { centred, ovalOutline } from '../furniture-plan.ts';
import { planOfCard } from '../plan-of-card.ts';
import { poufKind } from './kind.ts';

export const poufPlan = planOfCard(poufKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'cube' ? centred(w, d) : ovalOutline(w, d),
  ],
});
