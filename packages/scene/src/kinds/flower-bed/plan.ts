import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { flowerBedKind } from './kind.ts';

export const flowerBedPlan = planOfCard(flowerBedKind, {
  lines: (_, { width: w, depth: d }) => {
    const count = Math.max(3, Math.round(w / 250));
    return Array.from({ length: count }, (_unused, i) =>
      closedLine(
        circleAt(
          w * ((i + 0.5) / count - 0.5),
          (i % 2 === 0 ? 0.18 : -0.18) * d,
          Math.min(70, d * 0.2),
        ),
      ),
    );
  },
});
