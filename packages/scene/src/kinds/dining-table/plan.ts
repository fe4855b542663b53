import { topOutline } from '../../fittings/furniture/table.ts';
import { mmFromTenths } from '../../units.ts';
import { behindZone, frontZone, LIVING_MM, leftZone, rightZone } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { DiningTableParams } from './schema.ts';

export const diningTablePlan: KindPlan<DiningTableParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    const top = mmFromTenths(params.heightTenths);
    return {
      footprint: [topOutline(params.shape, w, d)],
      // What is lower stands below it.
      bottomMm: top - mmFromTenths(params.topThicknessTenths) - 84,
      topMm: top,
      lines: [],
    };
  },
  clearances(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return [
      frontZone(w, d, LIVING_MM.chairPulledOut, 'seat'),
      behindZone(w, d, LIVING_MM.chairPulledOut),
      leftZone(w, d, LIVING_MM.chairPulledOut, 'seat'),
      rightZone(w, d, LIVING_MM.chairPulledOut, 'seat'),
    ];
  },
};
