import { frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { tablePlan } from '../families/table-plan.ts';
import { coffeeTableKind } from './kind.ts';

export const coffeeTablePlan = tablePlan(coffeeTableKind, {
  shape: ({ shape }) => shape,
  clearances: (size) => [frontZone(size, LIVING_MM.reach)],
});
