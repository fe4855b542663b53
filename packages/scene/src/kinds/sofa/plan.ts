import { armWidth } from '../../fittings/furniture/arms.ts';
import { mmFromTenths } from '../../units.ts';
import { centred, frontZone, LIVING_MM, seatLines } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { SofaParams } from './schema.ts';

export const sofaPlan: KindPlan<SofaParams> = {
  symbol(params) {
    const width = mmFromTenths(params.widthTenths);
    const depth = mmFromTenths(params.depthTenths);
    return {
      footprint: [centred(width, depth)],
      bottomMm: 0,
      topMm: mmFromTenths(params.heightTenths),
      lines: seatLines({
        width,
        depth,
        arm: armWidth(params.arm, width),
        back: depth * 0.26,
        seats: params.seats,
      }),
    };
  },
  clearances(params) {
    return [
      frontZone(
        mmFromTenths(params.widthTenths),
        mmFromTenths(params.depthTenths),
        LIVING_MM.sofaFront,
      ),
    ];
  },
};
