import { frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { nestingTablesKind } from './kind.ts';

export const nestingTablesPlan = planOfCard(nestingTablesKind, {
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
