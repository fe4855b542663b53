import { mmFromTenths } from '../../units.ts';
import { ovalOutline, ringLine } from '../definition/furniture-plan.ts';
import type { KindPlan } from '../definition/kind-plan.ts';
import type { CoatRackParams } from './schema.ts';

export const coatRackPlan: KindPlan<CoatRackParams> = {
  symbol(params) {
    const w = mmFromTenths(params.diameterTenths);
    return {
      footprint: [ovalOutline(w, w)],
      bottomMm: 0,
      topMm: mmFromTenths(params.heightTenths),
      lines: [ringLine(ovalOutline(90, 90, 2, 12))],
    };
  },
  clearances() {
    return [];
  },
};
