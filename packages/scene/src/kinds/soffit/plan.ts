import { planOfCard } from '../plan-of-card.ts';
import { soffitKind } from './kind.ts';

export const soffitPlan = planOfCard(soffitKind);
