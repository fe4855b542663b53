import { LIVING_MM, seatZones } from '../definition/furniture-plan.ts';
import { tablePlan } from '../families/table-plan.ts';
import { diningTableKind } from './kind.ts';

export const diningTablePlan = tablePlan(diningTableKind, {
  shape: ({ shape }) => shape,
  railMm: 84,
  clearances: (size) => seatZones(size, LIVING_MM.chairPulledOut),
});
