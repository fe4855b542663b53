import { caseGoodsPlan } from '../families/case-goods-plan.ts';
import { LIVING_MM } from '../furniture-plan.ts';
import { mediaConsoleKind } from './kind.ts';

export const mediaConsolePlan = caseGoodsPlan(mediaConsoleKind, LIVING_MM.drawerFront);
