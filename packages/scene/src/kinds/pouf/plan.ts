import { mmFromTenths } from '../../units.ts';
import { centred, ovalOutline } from '../furniture-plan.ts';
import type { KindPlan } from '../kind-plan.ts';
import type { PoufParams } from './schema.ts';

export const poufPlan: KindPlan<PoufParams> = {
  symbol(params) {
    const w = mmFromTenths(params.diameterTenths);
    return {
      footprint: [params.form === 'cube' ? centred(w, w) : ovalOutline(w, w)],
      bottomMm: 0,
      topMm: mmFromTenths(params.heightTenths),
      lines: [],
    };
  },
  clearances() {
    return [];
  },
};
