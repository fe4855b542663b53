import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { LIVING_MM } from '../furniture-plan.ts';
import { bookcaseKind } from './kind.ts';

export const bookcasePlan = caseGoodsPlan(bookcaseKind, LIVING_MM.reach);
