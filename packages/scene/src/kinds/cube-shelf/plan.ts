import { LIVING_MM } from '../definition/furniture-plan.ts';
import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { cubeShelfKind } from './kind.ts';

export const cubeShelfPlan = caseGoodsPlan(cubeShelfKind, LIVING_MM.reach);
