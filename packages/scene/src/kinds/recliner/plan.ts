import { armchairLines, frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { reclinerKind } from './kind.ts';

export const reclinerPlan = planOfCard(reclinerKind, {
  lines: (_, size) => armchairLines(size),
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
