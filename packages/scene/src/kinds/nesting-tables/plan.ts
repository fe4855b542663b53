import { frontZone, LIVING_MM } from '../furniture-plan.ts';
import { planOfCard } from '../plan-of-card.ts';
import { nestingTablesKind } from './kind.ts';

export const nestingTablesPlan = planOfCard(nestingTablesKind, {
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
