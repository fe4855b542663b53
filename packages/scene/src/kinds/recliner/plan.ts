import { armchairLines, frontZone, LIVING_MM } from '../furniture-plan.ts';
import { planOfCard } from '../plan-of-card.ts';
import { reclinerKind } from './kind.ts';

export const reclinerPlan = planOfCard(reclinerKind, {
  lines: (_, size) => armchairLines(size),
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
