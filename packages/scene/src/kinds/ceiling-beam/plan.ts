import { planOfCard } from '../definition/plan-of-card.ts';
import { ceilingBeamKind } from './kind.ts';

export const ceilingBeamPlan = planOfCard(ceilingBeamKind);
