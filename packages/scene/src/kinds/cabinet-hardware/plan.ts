import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import { drawnBounds } from '../definition/plan-lines.ts';
import { buildCabinetHardware } from './geometry.ts';
import type { CabinetHardwareParams } from './schema.ts';

export const cabinetHardwarePlan: KindPlan<CabinetHardwareParams> = {
  symbol(params) {
    const { min, max } = drawnBounds('cabinet-hardware', buildCabinetHardware, params);
    const half = (max[0] - min[0]) / 2;
    const tall = (max[1] - min[1]) / 2;
    return {
      footprint: [rectangleBetween(-half, min[2] - max[2], half, 0)],
      bottomMm: -tall,
      topMm: tall,
      lines: [],
    };
  },
  clearances: () => [],
};
