import { planOfCard } from '../definition/plan-of-card.ts';
import { soffitKind } from './kind.ts';

export const soffitPlan = planOfCard(soffitKind);
