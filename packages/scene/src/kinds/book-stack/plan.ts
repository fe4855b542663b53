import { planOfCard } from '../definition/plan-of-card.ts';
import { bookStackKind } from './kind.ts';

export const bookStackPlan = planOfCard(bookStackKind);
