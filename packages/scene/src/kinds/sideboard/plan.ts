import { LIVING_MM } from '../definition/furniture-plan.ts';
import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { sideboardKind } from './kind.ts';

export const sideboardPlan = caseGoodsPlan(sideboardKind, LIVING_MM.drawerFront);
