import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { basketKind } from './kind.ts';

export const basketPlan = planOfCard(basketKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'rectangle'
      ? rectangleBetween(-w / 2, -d / 2, w / 2, d / 2)
      : circleAt(0, 0, w / 2, d / 2),
  ],
  lines: (params, { width: w, depth: d }) => [
    params.form === 'rectangle'
      ? closedLine(rectangleBetween(-w * 0.44, -d * 0.42, w * 0.44, d * 0.42))
      : closedLine(circleAt(0, 0, w * 0.42, d * 0.42)),
  ],
});
