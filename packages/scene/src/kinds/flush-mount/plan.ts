import { mmFromTenths } from '../../units.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import { boxLine, circleLine, oval } from '../definition/plan-lines.ts';
import type { FlushMountParams } from './schema.ts';

export const flushMountPlan: KindPlan<FlushMountParams> = {
  symbol(params) {
    const r = mmFromTenths(params.diameterTenths) / 2;
    const isSquare = params.form === 'square' || params.form === 'lantern';
    return {
      footprint: [isSquare ? rectangleBetween(-r, -r, r, r) : oval(0, 0, r, r)],
      bottomMm: -mmFromTenths(params.heightTenths),
      topMm: 0,
      lines: [
        isSquare ? boxLine(-r * 0.7, -r * 0.7, r * 0.7, r * 0.7) : circleLine(0, 0, r * 0.7),
        [
          [-r * 0.7, 0],
          [r * 0.7, 0],
        ],
        [
          [0, -r * 0.7],
          [0, r * 0.7],
        ],
      ],
    };
  },
  clearances: () => [],
};
