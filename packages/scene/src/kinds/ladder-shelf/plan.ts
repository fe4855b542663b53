import { frontZone, LIVING_MM } from '../furniture-plan.ts';
import { planOfCard } from '../plan-of-card.ts';
import { ladderShelfKind } from './kind.ts';

export const ladderShelfPlan = planOfCard(ladderShelfKind, {
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
