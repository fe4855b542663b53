import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { LIVING_MM } from '../furniture-plan.ts';
import { cubeShelfKind } from './kind.ts';

export const cubeShelfPlan = caseGoodsPlan(cubeShelfKind, LIVING_MM.reach);
