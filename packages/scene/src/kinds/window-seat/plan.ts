import { mmFromTenths } from '../../units.ts';
import { frontZone, LIVING_MM, rectangleLine } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { windowSeatKind } from './kind.ts';

export const windowSeatPlan = planOfCard(windowSeatKind, {
  // The seat alone: pillows may stand before the glass.
  topMm: (params) => mmFromTenths(params.heightTenths),
  lines: (_, { width: w, depth: d }) => [
    rectangleLine(-w / 2 + 40, -d / 2 + 40, w / 2 - 40, d / 2 - 40),
  ],
  clearances: (_, size) => [frontZone(size, LIVING_MM.reach)],
});
