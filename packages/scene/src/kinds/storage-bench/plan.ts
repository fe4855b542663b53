import { frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { storageBenchKind } from './kind.ts';

export const storageBenchPlan = planOfCard(storageBenchKind, {
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
