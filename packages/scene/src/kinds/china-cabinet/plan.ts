import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { LIVING_MM } from '../furniture-plan.ts';
import { chinaCabinetKind } from './kind.ts';

export const chinaCabinetPlan = caseGoodsPlan(chinaCabinetKind, LIVING_MM.drawerFront);
