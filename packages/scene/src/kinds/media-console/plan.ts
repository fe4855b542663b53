import { LIVING_MM } from '../definition/furniture-plan.ts';
import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { mediaConsoleKind } from './kind.ts';

export const mediaConsolePlan = caseGoodsPlan(mediaConsoleKind, LIVING_MM.drawerFront);
