import { mmFromTenths } from '../../units.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import { circleLine, drawnBounds } from '../definition/plan-lines.ts';
import { buildSconce } from './geometry.ts';
import type { SconceParams } from './schema.ts';

export const sconcePlan: KindPlan<SconceParams> = {
  symbol(params) {
    const { min, max } = drawnBounds('sconce', buildSconce, params);
    const loose = params.form === 'candle' || params.form === 'up-down';
    const width = loose ? max[0] - min[0] : mmFromTenths(params.widthTenths);
    const isDrawn = params.form === 'swing-arm' || params.form === 'candle';
    const tall = isDrawn ? max[1] - min[1] : mmFromTenths(params.heightTenths);
    const depth = mmFromTenths(params.depthTenths);
    const r = Math.min(width, depth) * 0.36;
    return {
      footprint: [rectangleBetween(-width / 2, -depth, width / 2, 0)],
      bottomMm: -tall / 2,
      topMm: tall / 2,
      lines: [
        circleLine(0, -depth + r + 4, r),
        [
          [0, 0],
          [0, -depth + 2 * r + 4],
        ],
      ],
    };
  },
  clearances: () => [],
};
