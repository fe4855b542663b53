import { planOfCard } from '../definition/plan-of-card.ts';
import { towelLadderKind } from './kind.ts';

export const towelLadderPlan = planOfCard(towelLadderKind);
