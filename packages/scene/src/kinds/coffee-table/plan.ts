import { topOutline } from '../../fittings/furniture/table.ts';
import { mmFromTenths } from '../../units.ts';
import { frontZone, LIVING_MM } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { CoffeeTableParams } from './schema.ts';

export const coffeeTablePlan: KindPlan<CoffeeTableParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    const top = mmFromTenths(params.heightTenths);
    return {
      footprint: [topOutline(params.shape, w, d)],
      // What is lower stands below it.
      bottomMm: top - mmFromTenths(params.topThicknessTenths) - 0,
      topMm: top,
      lines: [],
    };
  },
  clearances(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return [frontZone(w, d, LIVING_MM.reach)];
  },
};
