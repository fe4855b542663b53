import { rectangleBetween } from '../definition/kind-plan.ts';
import { closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { sunLoungerKind } from './kind.ts';

export const sunLoungerPlan = planOfCard(sunLoungerKind, {
  lines: (_, { width: w, depth: d }) => [
    [
      [-w / 2, d * 0.16],
      [w / 2, d * 0.16],
    ],
    closedLine(rectangleBetween(-w * 0.3, d * 0.32, w * 0.3, d * 0.46)),
  ],
});
