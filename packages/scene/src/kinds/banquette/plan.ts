import { frontZone, LIVING_MM, seatLines } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { banquetteKind } from './kind.ts';

export const banquettePlan = planOfCard(banquetteKind, {
  lines: (_, { width: w, depth: d }) =>
    seatLines({
      width: w,
      depth: d,
      arm: 0,
      back: 120,
      seats: Math.max(1, Math.round(w / 610)),
    }),
  clearances: (_, size) => [frontZone(size, LIVING_MM.sofaFront)],
});
