import { LIVING_MM } from '../definition/furniture-plan.ts';
import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { chinaCabinetKind } from './kind.ts';

export const chinaCabinetPlan = caseGoodsPlan(chinaCabinetKind, LIVING_MM.drawerFront);
