import { barStoolPlan } from '../bar-stool/plan.ts';

export const counterStoolPlan = barStoolPlan;
