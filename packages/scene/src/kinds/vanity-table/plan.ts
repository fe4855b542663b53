import { mmFromTenths } from '../../units.ts';
import { frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { vanityTableKind } from './kind.ts';

export const vanityTablePlan = planOfCard(vanityTableKind, {
  // A chair slides below the top.
  bottomMm: (params) => mmFromTenths(params.heightTenths) - 150,
  topMm: (params) => mmFromTenths(params.heightTenths),
  clearances: (_, size) => [frontZone(size, LIVING_MM.behindDesk, 'seat')],
});
