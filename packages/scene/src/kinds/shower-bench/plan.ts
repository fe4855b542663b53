import { rectangleBetween } from '../definition/kind-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { showerBenchKind } from './kind.ts';

export const showerBenchPlan = planOfCard(showerBenchKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'corner'
      ? [
          [-w / 2, -d / 2],
          [w / 2, d / 2],
          [-w / 2, d / 2],
        ]
      : params.form === 'fold-down'
        ? rectangleBetween(-w / 2, -d, w / 2, 0)
        : rectangleBetween(-w / 2, -d / 2, w / 2, d / 2),
  ],
});
