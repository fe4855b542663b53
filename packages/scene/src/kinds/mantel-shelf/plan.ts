import { planOfCard } from '../definition/plan-of-card.ts';
import { mantelShelfKind } from './kind.ts';

export const mantelShelfPlan = planOfCard(mantelShelfKind);
