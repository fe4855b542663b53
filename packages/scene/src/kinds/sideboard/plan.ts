import { mmFromTenths } from '../../units.ts';
import { centred, frontZone, LIVING_MM } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { SideboardParams } from './schema.ts';

export const sideboardPlan: KindPlan<SideboardParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return {
      footprint: [centred(w, d)],
      bottomMm: 0,
      topMm: mmFromTenths(params.heightTenths),
      lines: [
        [
          [-w / 2, -d / 2 + 40],
          [w / 2, -d / 2 + 40],
        ],
      ],
    };
  },
  clearances(params) {
    return [
      frontZone(
        mmFromTenths(params.widthTenths),
        mmFromTenths(params.depthTenths),
        LIVING_MM.drawerFront,
        'standing',
      ),
    ];
  },
};
