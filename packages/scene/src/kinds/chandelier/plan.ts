import { mmFromTenths } from '../../units.ts';
import type { KindPlan } from '../definition/kind-plan.ts';
import { circleLine, oval } from '../definition/plan-lines.ts';
import type { ChandelierParams } from './schema.ts';

export const chandelierPlan: KindPlan<ChandelierParams> = {
  symbol(params) {
    const r = mmFromTenths(params.diameterTenths) / 2;
    return {
      footprint: [oval(0, 0, r, r)],
      bottomMm: -mmFromTenths(params.heightTenths),
      topMm: 0,
      lines: [
        circleLine(0, 0, 62),
        ...Array.from({ length: params.lights }, (_, i) => {
          const angle = (2 * Math.PI * i) / params.lights;
          const size = Math.min(60, r * 0.16);
          const far = r - size;
          return circleLine(far * Math.cos(angle), far * Math.sin(angle), size);
        }),
      ],
    };
  },
  clearances: () => [],
};
