import { centred, frontZone, LIVING_MM, rectangleLine } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { BunkBedParams } from './schema.ts';
import { bunkBedSize } from './size.ts';

export const bunkBedPlan: KindPlan<BunkBedParams> = {
  symbol(params) {
    const { width: w, depth: d, height } = bunkBedSize(params);
    return {
      footprint: [centred(w, d)],
      bottomMm: 0,
      topMm: height,
      lines: [rectangleLine(-w / 2 + 60, -d / 2 + 60, w / 2 - 60, d / 2 - 60)],
    };
  },
  clearances(params) {
    const { width: w, depth: d } = bunkBedSize(params);
    return [frontZone(w, d, LIVING_MM.bedSide)];
  },
};
