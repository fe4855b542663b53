import { centred, frontZone, LIVING_MM, rectangleLine } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { CribParams } from './schema.ts';
import { cribSize } from './size.ts';

export const cribPlan: KindPlan<CribParams> = {
  symbol(params) {
    const { width: w, depth: d, height } = cribSize(params);
    return {
      footprint: [centred(w, d)],
      bottomMm: 0,
      topMm: height,
      lines: [rectangleLine(-w / 2 + 40, -d / 2 + 40, w / 2 - 40, d / 2 - 40)],
    };
  },
  clearances(params) {
    const { width: w, depth: d } = cribSize(params);
    return [frontZone(w, d, LIVING_MM.bedSide)];
  },
};
