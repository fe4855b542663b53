import { mmFromTenths } from '../../units.ts';
import { behindZone, chairBackLine, LIVING_MM, ovalOutline } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { diningChairKind } from './kind.ts';

export const diningChairPlan = planOfCard(diningChairKind, {
  footprint: (_, { width: w, depth: d }) => [ovalOutline(w, d, 5, 24)],
  // Only up to the seat: the chair slides below its table.
  topMm: (params) => mmFromTenths(params.seatHeightTenths) + (params.arms ? 210 : 0),
  lines: (_, size) => [chairBackLine(size)],
  clearances: (_, size) => [behindZone(size, LIVING_MM.chairPulledOut)],
});
