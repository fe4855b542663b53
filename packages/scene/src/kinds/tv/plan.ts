import { planOfCard } from '../plan-of-card.ts';
import { tvKind } from './kind.ts';

export const tvPlan = planOfCard(tvKind);
