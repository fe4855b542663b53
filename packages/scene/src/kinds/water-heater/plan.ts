import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleAt, planOfCard } from '../definition/plan-of-card.ts';
import { waterHeaterKind } from './kind.ts';

export const waterHeaterPlan = planOfCard(waterHeaterKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'tankless' ? rectangleBetween(-w / 2, -d, w / 2, 0) : circleAt(0, 0, w / 2),
  ],
  clearances: (params, { width: w, depth: d }) => {
    const front = params.form === 'tankless' ? -d : -d / 2;
    return [
      {
        id: 'service',
        purpose: 'standing',
        area: rectangleBetween(-Math.max(w, 762) / 2, front - 762, Math.max(w, 762) / 2, front),
        bottomMm: 0,
        topMm: 1800,
      },
    ];
  },
});
