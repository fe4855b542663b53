import { LIVING_MM } from '../definition/furniture-plan.ts';
import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { wardrobeKind } from './kind.ts';

export const wardrobePlan = caseGoodsPlan(wardrobeKind, LIVING_MM.wardrobeFront);
