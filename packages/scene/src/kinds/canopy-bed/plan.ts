import { bedPlanOf } from '../families/bed-plan.ts';
import { canopyBedKind } from './kind.ts';

export const canopyBedPlan = bedPlanOf(canopyBedKind);
