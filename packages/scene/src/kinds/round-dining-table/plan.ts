import { tablePlan } from '../families/table-plan.ts';
import { LIVING_MM, seatZones } from '../furniture-plan.ts';
import { roundDiningTableKind } from './kind.ts';

export const roundDiningTablePlan = tablePlan(roundDiningTableKind, {
  shape: () => 'oval',
  clearances: (size) => seatZones(size, LIVING_MM.chairPulledOut),
});
