import { mmFromTenths } from '../../units.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import { circleLine, drawnBounds, oval } from '../definition/plan-lines.ts';
import { buildShowerSet } from './geometry.ts';
import type { ShowerSetParams } from './schema.ts';

export const showerSetPlan: KindPlan<ShowerSetParams> = {
  symbol(params) {
    const { min, max } = drawnBounds('shower-set', buildShowerSet, params);
    const head = mmFromTenths(params.headTenths) / 2;
    const width = max[0] - min[0];
    if (params.form === 'ceiling-rain') {
      const isRound = params.head !== 'square' && params.head !== 'rectangle';
      const half = width / 2;
      return {
        footprint: [isRound ? oval(0, 0, half, half) : rectangleBetween(-half, -half, half, half)],
        bottomMm: -mmFromTenths(params.heightTenths),
        topMm: 0,
        lines: [circleLine(0, 0, half * 0.5)],
      };
    }
    const depth = max[2] - min[2];
    const tall = max[1] - min[1];
    const at = Math.min(mmFromTenths(params.reachTenths), depth - head);
    const shift = (min[0] + max[0]) / 2;
    return {
      footprint: [rectangleBetween(-width / 2, -depth, width / 2, 0)],
      bottomMm: -tall / 2,
      topMm: tall / 2,
      lines: [
        circleLine(-shift, -at, head),
        [
          [-shift, 0],
          [-shift, -at + head],
        ],
      ],
    };
  },
  clearances: () => [],
};
