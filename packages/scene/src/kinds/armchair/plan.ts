import type { KindPlan } from '../definition/kind-plan.ts';
import { sofaPlan } from '../sofa/plan.ts';
import type { ArmchairParams } from './schema.ts';

export const armchairPlan: KindPlan<ArmchairParams> = {
  symbol: (params) => sofaPlan.symbol({ ...params, seats: 1 }),
  clearances: (params) => sofaPlan.clearances({ ...params, seats: 1 }),
};
