import { frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { tablePlan } from '../families/table-plan.ts';
import { consoleTableKind } from './kind.ts';

export const consoleTablePlan = tablePlan(consoleTableKind, {
  shape: ({ shape }) => shape,
  railMm: 70,
  clearances: (size) => [frontZone(size, LIVING_MM.reach)],
});
