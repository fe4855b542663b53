import { mmFromTenths } from '../../units.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import type { WallShelfParams } from './schema.ts';
import { wallShelfHeight } from './size.ts';

export const wallShelfPlan: KindPlan<WallShelfParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    const high = wallShelfHeight(params);
    return {
      footprint: [rectangleBetween(-w / 2, -d, w / 2, 0)],
      bottomMm: -high / 2,
      topMm: high / 2,
      lines: [],
    };
  },
  clearances() {
    return [];
  },
};
