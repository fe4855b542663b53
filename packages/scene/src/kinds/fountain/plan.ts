import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { fountainKind } from './kind.ts';

export const fountainPlan = planOfCard(fountainKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'wall' ? rectangleBetween(-w / 2, -d / 2, w / 2, d / 2) : circleAt(0, 0, w / 2),
  ],
  lines: (params, { width: w, depth: d }) =>
    params.form === 'wall'
      ? [closedLine(rectangleBetween(-w * 0.44, -d * 0.42, w * 0.44, d * 0.2))]
      : [closedLine(circleAt(0, 0, w * 0.44)), closedLine(circleAt(0, 0, w * 0.2))],
});
