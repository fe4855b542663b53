import { hearthZone } from '../definition/furniture-plan.ts';
import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { woodStoveKind } from './kind.ts';

export const woodStovePlan = planOfCard(woodStoveKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'cylinder'
      ? circleAt(0, 0, w / 2)
      : rectangleBetween(-w / 2, -d / 2, w / 2, d / 2),
  ],
  lines: (_, { depth: d }) => [closedLine(circleAt(0, d * 0.12, 76))],
  clearances: (_, size) => [hearthZone(size)],
});
