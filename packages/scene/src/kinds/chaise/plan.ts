import { mmFromTenths } from '../../units.ts';
import { centred, frontZone, LIVING_MM, seatLines } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { ChaiseParams } from './schema.ts';

export const chaisePlan: KindPlan<ChaiseParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return {
      footprint: [centred(w, d)],
      bottomMm: 0,
      topMm: mmFromTenths(params.heightTenths),
      lines: seatLines({ width: w, depth: d, arm: 0, back: d * 0.2, seats: 1 }),
    };
  },
  clearances(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return [frontZone(w, d, LIVING_MM.sofaFront)];
  },
};
