import { planOfCard } from '../definition/plan-of-card.ts';
import { curtainKind } from './kind.ts';

export const curtainPlan = planOfCard(curtainKind, {
  lines: (_, { width, depth }) => {
    const steps = Math.max(12, Math.round(width / 40));
    return [
      Array.from({ length: steps + 1 }, (_unused, i) => [
        width * (i / steps - 0.5),
        -depth * (0.55 + (i % 2 === 0 ? 0.25 : -0.25)),
      ]),
    ];
  },
});
