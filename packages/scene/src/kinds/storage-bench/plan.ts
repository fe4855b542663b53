import { frontZone, LIVING_MM } from '../furniture-plan.ts';
import { planOfCard } from '../plan-of-card.ts';
import { storageBenchKind } from './kind.ts';

export const storageBenchPlan = planOfCard(storageBenchKind, {
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
