import { tablePlan } from '../families/table-plan.ts';
import { frontZone, LIVING_MM } from '../furniture-plan.ts';
import { sideTableKind } from './kind.ts';

export const sideTablePlan = tablePlan(sideTableKind, {
  shape: ({ shape }) => shape,
  clearances: (size) => [frontZone(size, LIVING_MM.reach)],
});
