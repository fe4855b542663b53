import { planOfCard } from '../plan-of-card.ts';
import { mantelShelfKind } from './kind.ts';

export const mantelShelfPlan = planOfCard(mantelShelfKind);
