import { bedPlanOf } from '../families/bed-plan.ts';
import { bedKind } from './kind.ts';

export const bedPlan = bedPlanOf(bedKind);
