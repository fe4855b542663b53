import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import { drawnBounds } from '../definition/plan-lines.ts';
import { buildKitchenCabinet } from './geometry.ts';
import type { KitchenCabinetParams } from './schema.ts';

export const kitchenCabinetPlan: KindPlan<KitchenCabinetParams> = {
  symbol(params) {
    const { min, max } = drawnBounds('kitchen-cabinet', buildKitchenCabinet, params);
    return {
      footprint: [rectangleBetween(min[0], -max[2], max[0], -min[2])],
      bottomMm: min[1],
      topMm: max[1],
      lines: [],
    };
  },
  clearances: () => [],
};
