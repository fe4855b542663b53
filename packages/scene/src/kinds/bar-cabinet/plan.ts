import { LIVING_MM } from '../definition/furniture-plan.ts';
import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { barCabinetKind } from './kind.ts';

export const barCabinetPlan = caseGoodsPlan(barCabinetKind, LIVING_MM.drawerFront);
