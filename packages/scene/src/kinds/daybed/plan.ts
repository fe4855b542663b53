import { frontZone, LIVING_MM, seatLines } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { daybedKind } from './kind.ts';

export const daybedPlan = planOfCard(daybedKind, {
  lines: (_, { width, depth }) => seatLines({ width, depth, arm: 70, back: 80, seats: 1 }),
  clearances: (_, size) => [frontZone(size, LIVING_MM.bedSide)],
});
