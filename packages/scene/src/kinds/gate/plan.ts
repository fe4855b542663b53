import { rectangleBetween } from '../definition/kind-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { gateKind } from './kind.ts';

export const gatePlan = planOfCard(gateKind, {
  lines: (params, { width: w }) => {
    const clear = w - 240;
    const radius = clear / params.leaves;
    const swing = (x: number, side: 1 | -1): readonly (readonly [number, number])[] => [
      [x, 0],
      ...Array.from({ length: 9 }, (_unused, i) => {
        const angle = (Math.PI / 2) * (1 - i / 8);
        return [x + side * radius * Math.cos(angle), -radius * Math.sin(angle)] as const;
      }),
    ];
    if (params.leaves === 2) return [swing(-clear / 2, 1), swing(clear / 2, -1)];
    return [params.hinge === 'left' ? swing(-clear / 2, 1) : swing(clear / 2, -1)];
  },
  clearances: (params, { width: w, height }) => {
    const clear = w - 240;
    return [
      {
        id: 'swing',
        purpose: 'door',
        area: rectangleBetween(-clear / 2, -60 - clear / params.leaves, clear / 2, -60),
        bottomMm: 0,
        topMm: height,
      },
    ];
  },
});
