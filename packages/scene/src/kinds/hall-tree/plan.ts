import { frontZone, LIVING_MM } from '../furniture-plan.ts';
import { planOfCard } from '../plan-of-card.ts';
import { hallTreeKind } from './kind.ts';

export const hallTreePlan = planOfCard(hallTreeKind, {
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
