import { mmFromTenths } from '../../units.ts';
import { frontZone, LIVING_MM, ovalOutline, ringLine } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { swivelChairKind } from './kind.ts';

export const swivelChairPlan = planOfCard(swivelChairKind, {
  footprint: (_, { width: w, depth: d }) => [ovalOutline(w, d)],
  topMm: (params) => mmFromTenths(params.heightTenths),
  lines: (_, { width: w, depth: d }) => [ringLine(ovalOutline(w * 0.7, d * 0.7, 2, 24))],
  clearances: (_, size) => [frontZone(size, LIVING_MM.sofaFront)],
});
