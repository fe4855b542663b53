import { mmFromTenths } from '../../units.ts';
import { frontZone, LIVING_MM, ovalOutline, seatLines } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { RockingChairParams } from './schema.ts';

export const rockingChairPlan: KindPlan<RockingChairParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return {
      footprint: [ovalOutline(w, d, 8, 24)],
      bottomMm: 0,
      topMm: mmFromTenths(params.heightTenths),
      lines: seatLines({ width: w, depth: d, arm: w * 0.14, back: d * 0.24, seats: 1 }),
    };
  },
  clearances(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return [frontZone(w, d, LIVING_MM.sofaFront)];
  },
};
