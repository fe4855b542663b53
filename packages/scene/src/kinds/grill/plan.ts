import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { grillKind } from './kind.ts';

export const grillPlan = planOfCard(grillKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'kettle'
      ? circleAt(0, 0, w / 2)
      : rectangleBetween(-w / 2, -d / 2, w / 2, d / 2),
  ],
  lines: (params, { width: w, depth: d }) => [
    params.form === 'kettle' || params.form === 'kamado'
      ? closedLine(circleAt(0, 0, 240))
      : closedLine(rectangleBetween(-w * 0.3, -d * 0.34, w * 0.3, d * 0.4)),
  ],
  clearances: (_, { width: w, depth: d }) => [
    {
      id: 'front',
      purpose: 'standing',
      area: rectangleBetween(-w / 2, -d / 2 - 914, w / 2, -d / 2),
      bottomMm: 0,
      topMm: 2032,
    },
  ],
});
