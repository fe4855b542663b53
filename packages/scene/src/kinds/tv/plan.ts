import { planOfCard } from '../definition/plan-of-card.ts';
import { tvKind } from './kind.ts';

export const tvPlan = planOfCard(tvKind);
