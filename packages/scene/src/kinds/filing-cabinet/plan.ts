import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { LIVING_MM } from '../furniture-plan.ts';
import { filingCabinetKind } from './kind.ts';

export const filingCabinetPlan = caseGoodsPlan(filingCabinetKind, LIVING_MM.drawerFront);
