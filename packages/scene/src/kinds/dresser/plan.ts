import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { LIVING_MM } from '../furniture-plan.ts';
import { dresserKind } from './kind.ts';

export const dresserPlan = caseGoodsPlan(dresserKind, LIVING_MM.drawerFront);
