import { mmFromTenths } from '../../units.ts';
import { rectangleBetween } from '../definition/kind-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { stairKind } from './kind.ts';
import { stepsOf } from './steps.ts';

export const stairPlan = planOfCard(stairKind, {
  lines: (params, { width: w, depth: d }) => {
    const { count, tread } = stepsOf(params);
    const edges: [number, number][][] = Array.from(
      { length: Math.max(0, count - 2) },
      (_unused, i) => [
        [-w / 2, -d / 2 + (i + 1) * tread],
        [w / 2, -d / 2 + (i + 1) * tread],
      ],
    );
    return [
      ...edges,
      [
        [0, -d / 2 + 60],
        [0, d / 2 - 60],
      ],
      [
        [-80, d / 2 - 180],
        [0, d / 2 - 60],
        [80, d / 2 - 180],
      ],
    ];
  },
  clearances: (params, { width: w, depth: d }) => [
    {
      id: 'landing',
      purpose: 'standing',
      area: rectangleBetween(-w / 2, -d / 2 - 914, w / 2, -d / 2),
      bottomMm: 0,
      topMm: 2032,
    },
    {
      id: 'headroom',
      purpose: 'above',
      area: rectangleBetween(-w / 2, -d / 2, w / 2, d / 2),
      bottomMm: mmFromTenths(params.riseTenths),
      topMm: mmFromTenths(params.riseTenths) + 2032,
    },
  ],
});
