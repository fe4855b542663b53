import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { LIVING_MM } from '../furniture-plan.ts';
import { nightstandKind } from './kind.ts';

export const nightstandPlan = caseGoodsPlan(nightstandKind, LIVING_MM.drawerFront);
