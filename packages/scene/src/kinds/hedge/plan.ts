import { planOfCard } from '../definition/plan-of-card.ts';
import { hedgeKind } from './kind.ts';

export const hedgePlan = planOfCard(hedgeKind, {
  lines: (_, { width: w, depth: d }) => {
    const steps = Math.max(4, Math.round(w / 150));
    return [
      Array.from({ length: steps + 1 }, (_unused, i) => [
        w * (i / steps - 0.5),
        (i % 2 === 0 ? 0.3 : -0.3) * d,
      ]),
    ];
  },
});
