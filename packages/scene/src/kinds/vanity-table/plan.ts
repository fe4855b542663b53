import { mmFromTenths } from '../../units.ts';
import { centred, frontZone, LIVING_MM } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { VanityTableParams } from './schema.ts';

export const vanityTablePlan: KindPlan<VanityTableParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return {
      footprint: [centred(w, d)],
      // A chair slides below the top.
      bottomMm: mmFromTenths(params.heightTenths) - 150,
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
