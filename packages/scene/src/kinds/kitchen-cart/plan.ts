import { frontZone, LIVING_MM } from '../furniture-plan.ts';
import { planOfCard } from '../plan-of-card.ts';
import { kitchenCartKind } from './kind.ts';

export const kitchenCartPlan = planOfCard(kitchenCartKind, {
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
