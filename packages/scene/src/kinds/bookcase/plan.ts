import { LIVING_MM } from '../definition/furniture-plan.ts';
import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { bookcaseKind } from './kind.ts';

export const bookcasePlan = caseGoodsPlan(bookcaseKind, LIVING_MM.reach);
