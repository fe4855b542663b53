import { frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { tablePlan } from '../families/table-plan.ts';
import { sideTableKind } from './kind.ts';

export const sideTablePlan = tablePlan(sideTableKind, {
  shape: ({ shape }) => shape,
  clearances: (size) => [frontZone(size, LIVING_MM.reach)],
});
