import { rectangleBetween } from '../definition/kind-plan.ts';
import { circleAt, planOfCard } from '../definition/plan-of-card.ts';
import { outdoorDiningSetKind } from './kind.ts';
import { CHAIR_MM, placesOf, tableOf } from './places.ts';

export const outdoorDiningSetPlan = planOfCard(outdoorDiningSetKind, {
  footprint: (params) => {
    const { w, d } = tableOf(params);
    const top =
      params.form === 'rectangle'
        ? rectangleBetween(-w / 2, -d / 2, w / 2, d / 2)
        : circleAt(0, 0, w / 2);
    const chairs = placesOf(params).map(({ x, z, turned }) => {
      const angle = (turned * Math.PI) / 180;
      return rectangleBetween(
        -CHAIR_MM.width / 2,
        -CHAIR_MM.depth / 2,
        CHAIR_MM.width / 2,
        CHAIR_MM.depth / 2,
      ).map(
        ([px, py]) =>
          [
            x + px * Math.cos(angle) - py * Math.sin(angle),
            -z + px * Math.sin(angle) + py * Math.cos(angle),
          ] as const,
      );
    });
    return [top, ...chairs];
  },
  clearances: (_, { width: w, depth: d }) => [
    {
      id: 'chairs',
      purpose: 'seat',
      area: rectangleBetween(-w / 2 - 300, -d / 2 - 300, w / 2 + 300, d / 2 + 300),
      bottomMm: 0,
      topMm: 1000,
    },
  ],
});
