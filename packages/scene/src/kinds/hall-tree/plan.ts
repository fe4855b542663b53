import { frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { hallTreeKind } from './kind.ts';

export const hallTreePlan = planOfCard(hallTreeKind, {
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
