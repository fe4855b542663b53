import { mmFromTenths } from '../../units.ts';
import { frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { deskKind } from './kind.ts';

export const deskPlan = planOfCard(deskKind, {
  // A chair slides below the top.
  bottomMm: (params) => mmFromTenths(params.heightTenths) - (params.form === 'plain' ? 100 : 148),
  topMm: (params) => mmFromTenths(params.heightTenths),
  clearances: (_, size) => [frontZone(size, LIVING_MM.behindDesk, 'seat')],
});
