import { LIVING_MM, seatZones } from '../definition/furniture-plan.ts';
import { tablePlan } from '../families/table-plan.ts';
import { roundDiningTableKind } from './kind.ts';

export const roundDiningTablePlan = tablePlan(roundDiningTableKind, {
  shape: () => 'oval',
  clearances: (size) => seatZones(size, LIVING_MM.chairPulledOut),
});
