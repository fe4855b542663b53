import { mmFromTenths } from '../../units.ts';
import { frontZone, LIVING_MM, ovalOutline, ringLine } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { SwivelChairParams } from './schema.ts';

export const swivelChairPlan: KindPlan<SwivelChairParams> = {
  symbol(params) {
    const w = mmFromTenths(params.diameterTenths);
    return {
      footprint: [ovalOutline(w, w)],
      bottomMm: 0,
      topMm: mmFromTenths(params.heightTenths),
      lines: [ringLine(ovalOutline(w * 0.7, w * 0.7, 2, 24))],
    };
  },
  clearances(params) {
    const w = mmFromTenths(params.diameterTenths);
    return [frontZone(w, w, LIVING_MM.sofaFront)];
  },
};
