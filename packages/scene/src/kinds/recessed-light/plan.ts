import { mmFromTenths } from '../../units.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import { circleLine, oval } from '../definition/plan-lines.ts';
import type { RecessedLightParams } from './schema.ts';

export const recessedLightPlan: KindPlan<RecessedLightParams> = {
  symbol(params) {
    const d = mmFromTenths(params.diameterTenths);
    const isSquare = params.shape === 'square';
    const lamps = isSquare ? params.lamps : 1;
    const half = (d * lamps) / 2;
    return {
      footprint: [
        isSquare ? rectangleBetween(-half, -d / 2, half, d / 2) : oval(0, 0, d / 2, d / 2),
      ],
      bottomMm: -mmFromTenths(params.trimTenths),
      topMm: 0,
      lines: Array.from({ length: lamps }, (_, i) =>
        circleLine((i - (lamps - 1) / 2) * d, 0, d * 0.36),
      ),
    };
  },
  clearances: () => [],
};
