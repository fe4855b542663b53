import { mmFromTenths } from '../../units.ts';
import { centred, frontZone, LIVING_MM, seatLines } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { DaybedParams } from './schema.ts';
import { daybedHeight } from './size.ts';

export const daybedPlan: KindPlan<DaybedParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return {
      footprint: [centred(w, d)],
      bottomMm: 0,
      topMm: daybedHeight(params),
      lines: seatLines({ width: w, depth: d, arm: 70, back: 80, seats: 1 }),
    };
  },
  clearances(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return [frontZone(w, d, LIVING_MM.bedSide)];
  },
};
