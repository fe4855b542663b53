import { circleAt, closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { fireExtinguisherKind } from './kind.ts';
import { cylinderOf } from './size.ts';

export const fireExtinguisherPlan = planOfCard(fireExtinguisherKind, {
  lines: (params, { depth }) => [closedLine(circleAt(0, -depth / 2, cylinderOf(params).radius))],
});
