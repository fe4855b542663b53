import { frontZone, LIVING_MM } from '../furniture-plan.ts';
import { planOfCard } from '../plan-of-card.ts';
import { closetSystemKind } from './kind.ts';

export const closetSystemPlan = planOfCard(closetSystemKind, {
  clearances: (_, size) => [frontZone(size, LIVING_MM.wardrobeFront)],
});
