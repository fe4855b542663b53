import { LIVING_MM } from '../definition/furniture-plan.ts';
import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { tallChestKind } from './kind.ts';

export const tallChestPlan = caseGoodsPlan(tallChestKind, LIVING_MM.drawerFront);
