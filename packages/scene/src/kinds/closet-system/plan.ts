import { frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { closetSystemKind } from './kind.ts';

export const closetSystemPlan = planOfCard(closetSystemKind, {
  clearances: (_, size) => [frontZone(size, LIVING_MM.wardrobeFront)],
});
