import { armchairLines, frontZone, LIVING_MM, ovalOutline } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { rockingChairKind } from './kind.ts';

export const rockingChairPlan = planOfCard(rockingChairKind, {
  footprint: (_, { width: w, depth: d }) => [ovalOutline(w, d, 8, 24)],
  lines: (_, size) => armchairLines(size),
  clearances: (_, size) => [frontZone(size, LIVING_MM.sofaFront)],
});
