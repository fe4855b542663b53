import { mmFromTenths } from '../../units.ts';
import { behindZone, LIVING_MM, ovalOutline } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { OfficeChairParams } from './schema.ts';

export const officeChairPlan: KindPlan<OfficeChairParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return {
      footprint: [ovalOutline(w, d, 5, 24)],
      bottomMm: 0,
      // Only up to the seat: the chair slides below its table.
      topMm: 470,
      lines: [
        [
          [-w * 0.42, d / 2 - 50],
          [w * 0.42, d / 2 - 50],
        ],
      ],
    };
  },
  clearances(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return [behindZone(w, d, LIVING_MM.chairPulledOut)];
  },
};
