import { frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { ladderShelfKind } from './kind.ts';

export const ladderShelfPlan = planOfCard(ladderShelfKind, {
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
