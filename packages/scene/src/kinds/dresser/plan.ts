import { LIVING_MM } from '../definition/furniture-plan.ts';
import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { dresserKind } from './kind.ts';

export const dresserPlan = caseGoodsPlan(dresserKind, LIVING_MM.drawerFront);
