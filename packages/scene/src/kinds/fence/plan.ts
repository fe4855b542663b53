import { evenly } from '../../fittings/evenly.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { fenceKind } from './kind.ts';

export const fencePlan = planOfCard(fenceKind, {
  lines: (_, { width: w }) => [
    [
      [-w / 2, 0],
      [w / 2, 0],
    ],
    ...evenly(Math.max(1, Math.round(w / 600)), w).map(
      (x): readonly (readonly [number, number])[] => [
        [x, -55],
        [x, 55],
      ],
    ),
  ],
});
