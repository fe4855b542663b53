import { tablePlan } from '../families/table-plan.ts';
import { LIVING_MM, seatZones } from '../furniture-plan.ts';
import { diningTableKind } from './kind.ts';

export const diningTablePlan = tablePlan(diningTableKind, {
  shape: ({ shape }) => shape,
  railMm: 84,
  clearances: (size) => seatZones(size, LIVING_MM.chairPulledOut),
});
