import { frontZone, LIVING_MM, rectangleLine } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { bunkBedKind } from './kind.ts';

export const bunkBedPlan = planOfCard(bunkBedKind, {
  lines: (_, { width: w, depth: d }) => [
    rectangleLine(-w / 2 + 60, -d / 2 + 60, w / 2 - 60, d / 2 - 60),
  ],
  clearances: (_, size) => [frontZone(size, LIVING_MM.bedSide)],
});
