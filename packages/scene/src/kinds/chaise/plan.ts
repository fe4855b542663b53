import { frontZone, LIVING_MM, seatLines } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { chaiseKind } from './kind.ts';

export const chaisePlan = planOfCard(chaiseKind, {
  lines: (_, { width: w, depth: d }) =>
    seatLines({ width: w, depth: d, arm: 0, back: d * 0.2, seats: 1 }),
  clearances: (_, size) => [frontZone(size, LIVING_MM.sofaFront)],
});
