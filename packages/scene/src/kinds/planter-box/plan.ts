import { rectangleBetween } from '../definition/kind-plan.ts';
import { closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { planterBoxKind } from './kind.ts';

export const planterBoxPlan = planOfCard(planterBoxKind, {
  lines: (_, { width: w, depth: d }) => [
    closedLine(rectangleBetween(-w / 2 + 30, -d / 2 + 30, w / 2 - 30, d / 2 - 30)),
  ],
});
