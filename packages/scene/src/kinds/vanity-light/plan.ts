import { mmFromTenths } from '../../units.ts';
import { type KindPlan, rectangleBetween } from '../definition/kind-plan.ts';
import { circleLine, drawnBounds } from '../definition/plan-lines.ts';
import { buildVanityLight } from './geometry.ts';
import type { VanityLightParams } from './schema.ts';

export const vanityLightPlan: KindPlan<VanityLightParams> = {
  symbol(params) {
    const width = mmFromTenths(params.widthTenths);
    const depth = mmFromTenths(params.depthTenths);
    const isLoose = params.bar === 'flat' || params.bar === 'tube-light';
    const drawn = isLoose ? drawnBounds('vanity-light', buildVanityLight, params) : null;
    const tall = drawn ? drawn.max[1] - drawn.min[1] : mmFromTenths(params.heightTenths);
    const count = params.lights;
    const r = Math.min((width / count) * 0.4, depth * 0.42);
    const step = count === 1 ? 0 : (width - 2 * r) / (count - 1);
    return {
      footprint: [rectangleBetween(-width / 2, -depth, width / 2, 0)],
      bottomMm: -tall / 2,
      topMm: tall / 2,
      lines: Array.from({ length: count }, (_, i) =>
        circleLine((i - (count - 1) / 2) * step, -depth + r + 2, r),
      ),
    };
  },
  clearances: () => [],
};
