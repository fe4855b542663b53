import { LIVING_MM } from '../definition/furniture-plan.ts';
import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { shoeCabinetKind } from './kind.ts';

export const shoeCabinetPlan = caseGoodsPlan(shoeCabinetKind, LIVING_MM.drawerFront);
