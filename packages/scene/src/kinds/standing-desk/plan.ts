import { mmFromTenths } from '../../units.ts';
import { centred, frontZone, LIVING_MM } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { StandingDeskParams } from './schema.ts';

export const standingDeskPlan: KindPlan<StandingDeskParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return {
      footprint: [centred(w, d)],
      // A chair slides below the top.
      bottomMm: mmFromTenths(params.heightTenths) - 70,
      topMm: mmFromTenths(params.heightTenths),
      lines: [],
    };
  },
  clearances(params) {
    return [
      frontZone(
        mmFromTenths(params.widthTenths),
        mmFromTenths(params.depthTenths),
        LIVING_MM.behindDesk,
        'seat',
      ),
    ];
  },
};
