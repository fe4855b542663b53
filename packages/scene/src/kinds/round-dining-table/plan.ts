import { topOutline } from '../../fittings/furniture/table.ts';
import { mmFromTenths } from '../../units.ts';
import { behindZone, frontZone, LIVING_MM, leftZone, rightZone } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { RoundDiningTableParams } from './schema.ts';

export const roundDiningTablePlan: KindPlan<RoundDiningTableParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.diameterTenths), mmFromTenths(params.diameterTenths)];
    const top = mmFromTenths(params.heightTenths);
    return {
      footprint: [topOutline('oval', w, d)],
      // What is lower stands below it.
      bottomMm: top - mmFromTenths(params.topThicknessTenths) - 0,
      topMm: top,
      lines: [],
    };
  },
  clearances(params) {
    const [w, d] = [mmFromTenths(params.diameterTenths), mmFromTenths(params.diameterTenths)];
    return [
      frontZone(w, d, LIVING_MM.chairPulledOut, 'seat'),
      behindZone(w, d, LIVING_MM.chairPulledOut),
      leftZone(w, d, LIVING_MM.chairPulledOut, 'seat'),
      rightZone(w, d, LIVING_MM.chairPulledOut, 'seat'),
    ];
  },
};
