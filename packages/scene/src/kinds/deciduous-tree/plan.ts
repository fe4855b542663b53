import { circleAt, closedLine, leafRays, planOfCard } from '../definition/plan-of-card.ts';
import { deciduousTreeKind } from './kind.ts';

export const deciduousTreePlan = planOfCard(deciduousTreeKind, {
  footprint: (_, { height }) => [circleAt(0, 0, Math.max(30, height * 0.022))],
  lines: (_, { width: w }) => [closedLine(circleAt(0, 0, w / 2)), ...leafRays(w / 2)],
});
