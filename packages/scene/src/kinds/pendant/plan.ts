import { mmFromTenths } from '../../units.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import { circleLine, oval } from '../definition/plan-lines.ts';
import type { PendantParams } from './schema.ts';
import { pendantSize } from './size.ts';

export const pendantPlan: KindPlan<PendantParams> = {
  symbol(params) {
    const { width, depth, height } = pendantSize(params);
    const r = mmFromTenths(params.diameterTenths) / 2;
    const ring = width / 2 - r;
    const spots =
      params.count === 1
        ? [[0, 0] as const]
        : Array.from({ length: params.count }, (_, i) => {
            const angle = (2 * Math.PI * i) / params.count + 0.5;
            return [ring * Math.cos(angle), -ring * Math.sin(angle)] as const;
          });
    const isRound = params.shade !== 'lantern';
    return {
      footprint: [
        isRound
          ? oval(0, 0, width / 2, depth / 2)
          : rectangleBetween(-width / 2, -depth / 2, width / 2, depth / 2),
      ],
      bottomMm: -height,
      topMm: 0,
      lines: spots.flatMap(([x, y]) => [
        ...(params.count === 1 ? [] : [circleLine(x, y, r)]),
        [
          [x - r * 0.6, y],
          [x + r * 0.6, y],
        ] as const,
        [
          [x, y - r * 0.6],
          [x, y + r * 0.6],
        ] as const,
      ]),
    };
  },
  clearances: () => [],
};
