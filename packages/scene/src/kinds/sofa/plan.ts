import { armWidth } from '../../fittings/furniture/arms.ts';
import { frontZone, LIVING_MM, seatLines } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { sofaKind } from './kind.ts';

export const sofaPlan = planOfCard(sofaKind, {
  lines: (params, { width, depth }) =>
    seatLines({
      width,
      depth,
      arm: armWidth(params.arm, width),
      back: depth * 0.26,
      seats: params.seats,
    }),
  clearances: (_, size) => [frontZone(size, LIVING_MM.sofaFront)],
});
