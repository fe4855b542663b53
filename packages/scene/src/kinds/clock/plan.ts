import { planOfCard } from '../plan-of-card.ts';
import { clockKind } from './kind.ts';

export const clockPlan = planOfCard(clockKind);
