import { planOfCard } from '../plan-of-card.ts';
import { bookStackKind } from './kind.ts';

export const bookStackPlan = planOfCard(bookStackKind);
