import { frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { benchKind } from './kind.ts';

export const benchPlan = planOfCard(benchKind, {
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
