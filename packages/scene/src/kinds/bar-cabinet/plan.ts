import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { LIVING_MM } from '../furniture-plan.ts';
import { barCabinetKind } from './kind.ts';

export const barCabinetPlan = caseGoodsPlan(barCabinetKind, LIVING_MM.drawerFront);
