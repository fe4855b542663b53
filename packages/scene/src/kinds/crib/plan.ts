import { frontZone, LIVING_MM, rectangleLine } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { cribKind } from './kind.ts';

export const cribPlan = planOfCard(cribKind, {
  lines: (_, { width: w, depth: d }) => [
    rectangleLine(-w / 2 + 40, -d / 2 + 40, w / 2 - 40, d / 2 - 40),
  ],
  clearances: (_, size) => [frontZone(size, LIVING_MM.bedSide)],
});
