import { evenly } from '../../fittings/evenly.ts';
import { rectangleBetween } from '../definition/kind-plan.ts';
import { closedLine, planOfCard } from '../definition/plan-of-card.ts';
import { outdoorSofaKind } from './kind.ts';

export const outdoorSofaPlan = planOfCard(outdoorSofaKind, {
  lines: (params, { width: w, depth: d }) => {
    const inner = w - 180;
    return [
      closedLine(rectangleBetween(-inner / 2, -d / 2, inner / 2, d / 2 - 180)),
      ...evenly(params.seats, inner)
        .slice(1)
        .map((x): readonly (readonly [number, number])[] => [
          [x - inner / params.seats / 2, -d / 2],
          [x - inner / params.seats / 2, d / 2 - 180],
        ]),
    ];
  },
  clearances: (_, { width: w, depth: d }) => [
    {
      id: 'front',
      purpose: 'standing',
      area: rectangleBetween(-w / 2, -d / 2 - 457, w / 2, -d / 2),
      bottomMm: 0,
      topMm: 1200,
    },
  ],
});
