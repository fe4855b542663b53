import { frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { kitchenCartKind } from './kind.ts';

export const kitchenCartPlan = planOfCard(kitchenCartKind, {
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
