import { rectangleBetween } from '../definition/kind-plan.ts';
import { closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { rugKind } from './kind.ts';

export const rugPlan = planOfCard(rugKind, {
  lines: (_, { width: w, depth: d }) => [
    closedLine(rectangleBetween(-w * 0.46, -d * 0.45, w * 0.46, d * 0.45)),
  ],
});
