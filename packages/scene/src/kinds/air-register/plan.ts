import { evenly } from '../../fittings/evenly.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { airRegisterKind } from './kind.ts';

export const airRegisterPlan = planOfCard(airRegisterKind, {
  lines: (params, { width: w, depth: d }) =>
    params.place === 'wall'
      ? []
      : evenly(Math.max(3, Math.round(w / 30)), w).map((x) => [
          [x, -d * 0.4],
          [x, d * 0.4],
        ]),
});
