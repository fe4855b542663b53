import { mmFromTenths } from '../../units.ts';
import { rectangleBetween } from '../definition/kind-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { outdoorKitchenKind } from './kind.ts';

export const outdoorKitchenPlan = planOfCard(outdoorKitchenKind, {
  footprint: (params, { width: w, depth: d }) => {
    const deep = mmFromTenths(params.depthTenths);
    if (params.form !== 'l-shape') return [rectangleBetween(-w / 2, -d / 2, w / 2, d / 2)];
    return [
      [
        [-w / 2, -d / 2],
        [-w / 2 + deep, -d / 2],
        [-w / 2 + deep, d / 2 - deep],
        [w / 2, d / 2 - deep],
        [w / 2, d / 2],
        [-w / 2, d / 2],
      ],
    ];
  },
  clearances: (_, { width: w, depth: d }) => [
    {
      id: 'front',
      purpose: 'standing',
      area: rectangleBetween(-w / 2, -d / 2 - 1067, w / 2, -d / 2),
      bottomMm: 0,
      topMm: 2032,
    },
  ],
});
