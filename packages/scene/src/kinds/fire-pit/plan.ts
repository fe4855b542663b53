import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { firePitKind } from './kind.ts';

export const firePitPlan = planOfCard(firePitKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'bowl' || params.form === 'stone-ring'
      ? circleAt(0, 0, w / 2)
      : rectangleBetween(-w / 2, -d / 2, w / 2, d / 2),
  ],
  lines: (params, { width: w, depth: d }) => [
    params.form === 'bowl' || params.form === 'stone-ring'
      ? closedLine(circleAt(0, 0, w * 0.34))
      : closedLine(rectangleBetween(-w * 0.3, -d * 0.2, w * 0.3, d * 0.2)),
  ],
});
