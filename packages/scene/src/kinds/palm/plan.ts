import { circleAt, closedLine, leafRays, planOfCard } from '../definition/plan-of-card.ts';
import { palmKind } from './kind.ts';

export const palmPlan = planOfCard(palmKind, {
  footprint: (params, { width, height }) => [
    circleAt(0, 0, params.form === 'areca' ? width * 0.2 : Math.max(45, height * 0.03)),
  ],
  lines: (_, { width: w }) => [closedLine(circleAt(0, 0, w / 2)), ...leafRays(w / 2, 12)],
});
