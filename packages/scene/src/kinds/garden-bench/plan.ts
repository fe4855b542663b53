import { planOfCard } from '../definition/plan-of-card.ts';
import { gardenBenchKind } from './kind.ts';

export const gardenBenchPlan = planOfCard(gardenBenchKind, {
  lines: (params, { width: w, depth: d }) =>
    params.form === 'slatted' || params.form === 'scroll'
      ? [
          [
            [-w / 2, d / 2 - 130],
            [w / 2, d / 2 - 130],
          ],
        ]
      : [],
});
