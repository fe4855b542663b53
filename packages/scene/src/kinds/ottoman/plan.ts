import { mmFromTenths } from '../../units.ts';
import { centred, ovalOutline } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { OttomanParams } from './schema.ts';

export const ottomanPlan: KindPlan<OttomanParams> = {
  symbol(params) {
    const [w, d] = [mmFromTenths(params.widthTenths), mmFromTenths(params.depthTenths)];
    return {
      footprint: [params.form === 'round' ? ovalOutline(w, d) : centred(w, d)],
      bottomMm: 0,
      topMm: mmFromTenths(params.heightTenths),
      lines: [],
    };
  },
  clearances() {
    return [];
  },
};
