import { mmFromTenths } from '../../units.ts';
import { centred, frontZone, LIVING_MM, seatLines } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { ReclinerParams } from './schema.ts';

export const reclinerPlan: KindPlan<ReclinerParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return {
      footprint: [centred(w, d)],
      bottomMm: 0,
      topMm: mmFromTenths(params.heightTenths),
      lines: seatLines({ width: w, depth: d, arm: w * 0.14, back: d * 0.24, seats: 1 }),
    };
  },
  clearances(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return [frontZone(w, d, LIVING_MM.reach)];
  },
};
