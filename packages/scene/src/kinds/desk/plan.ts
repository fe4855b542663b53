import { mmFromTenths } from '../../units.ts';
import { centred, frontZone, LIVING_MM } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { DeskParams } from './schema.ts';

export const deskPlan: KindPlan<DeskParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return {
      footprint: [centred(w, d)],
      // A chair slides below the top.
      bottomMm: mmFromTenths(params.heightTenths) - (params.form === 'plain' ? 100 : 148),
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
