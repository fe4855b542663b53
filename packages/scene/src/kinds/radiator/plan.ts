import { evenly } from '../../fittings/evenly.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { radiatorKind } from './kind.ts';

export const radiatorPlan = planOfCard(radiatorKind, {
  lines: (_, { width: w, depth: d }) =>
    evenly(Math.max(3, Math.round(w / 58)), w).map((x) => [
      [x, -d * 0.4],
      [x, d * 0.4],
    ]),
});
