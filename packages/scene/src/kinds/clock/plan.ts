import { planOfCard } from '../definition/plan-of-card.ts';
import { clockKind } from './kind.ts';

export const clockPlan = planOfCard(clockKind);
