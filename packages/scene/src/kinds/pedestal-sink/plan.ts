import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { pedestalSinkKind } from './kind.ts';

export const pedestalSinkPlan = planOfCard(pedestalSinkKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'round'
      ? circleAt(0, 0, w / 2, d / 2)
      : rectangleBetween(-w / 2, -d / 2, w / 2, d / 2),
  ],
  lines: (_, { width: w, depth: d }) => [
    closedLine(circleAt(0, -34, w / 2 - 44, d / 2 - 74)),
    closedLine(circleAt(0, -34, 22)),
  ],
  clearances: (_, { width: w, depth: d }) => [
    {
      id: 'front',
      purpose: 'standing',
      area: rectangleBetween(-w / 2, -d / 2 - 533, w / 2, -d / 2),
      bottomMm: 0,
      topMm: 2032,
    },
  ],
});
