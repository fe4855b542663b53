import { LIVING_MM } from '../definition/furniture-plan.ts';
import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { nightstandKind } from './kind.ts';

export const nightstandPlan = caseGoodsPlan(nightstandKind, LIVING_MM.drawerFront);
