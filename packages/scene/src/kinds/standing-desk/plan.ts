import { frontZone, LIVING_MM } from '../definition/furniture-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { standingDeskKind } from './kind.ts';

export const standingDeskPlan = planOfCard(standingDeskKind, {
  // A chair slides below the top.
  bottomMm: (_, { height }) => height - 70,
  clearances: (_, size) => [frontZone(size, LIVING_MM.behindDesk, 'seat')],
});
