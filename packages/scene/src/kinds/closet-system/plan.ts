import { mmFromTenths } from '../../units.ts';
import { centred, frontZone, LIVING_MM } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { ClosetSystemParams } from './schema.ts';

export const closetSystemPlan: KindPlan<ClosetSystemParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return {
      footprint: [centred(w, d)],
      bottomMm: 0,
      topMm: mmFromTenths(params.heightTenths),
      lines: [],
    };
  },
  clearances(params) {
    return [
      frontZone(
        mmFromTenths(params.widthTenths),
        mmFromTenths(params.depthTenths),
        LIVING_MM.wardrobeFront,
        'standing',
      ),
    ];
  },
};
