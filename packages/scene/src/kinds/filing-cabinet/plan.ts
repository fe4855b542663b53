import { LIVING_MM } from '../definition/furniture-plan.ts';
import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { filingCabinetKind } from './kind.ts';

export const filingCabinetPlan = caseGoodsPlan(filingCabinetKind, LIVING_MM.drawerFront);
