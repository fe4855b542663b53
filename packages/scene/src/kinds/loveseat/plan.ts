import { sofaPlan } from '../sofa/plan.ts';

export const loveseatPlan = sofaPlan;
