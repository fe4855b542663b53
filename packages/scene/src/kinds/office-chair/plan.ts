import { behindZone, chairBackLine, LIVING_MM, ovalOutline } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { officeChairKind } from './kind.ts';

export const officeChairPlan = planOfCard(officeChairKind, {
  footprint: (_, { width: w, depth: d }) => [ovalOutline(w, d, 5, 24)],
  // Only up to the seat: the chair slides below its table.
  topMm: () => 470,
  lines: (_, size) => [chairBackLine(size)],
  clearances: (_, size) => [behindZone(size, LIVING_MM.chairPulledOut)],
});
