import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { spaKind } from './kind.ts';

export const spaPlan = planOfCard(spaKind, {
  footprint: (params, { width: w }) => [
    params.form === 'round' || params.form === 'barrel'
      ? circleAt(0, 0, w / 2)
      : rectangleBetween(-w / 2, -w / 2, w / 2, w / 2),
  ],
  lines: (params, { width: w }) => [
    params.form === 'round' || params.form === 'barrel'
      ? closedLine(circleAt(0, 0, w * 0.42))
      : closedLine(rectangleBetween(-w * 0.42, -w * 0.42, w * 0.42, w * 0.42)),
  ],
});
