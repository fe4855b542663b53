import { planOfCard } from '../plan-of-card.ts';
import { ceilingBeamKind } from './kind.ts';

export const ceilingBeamPlan = planOfCard(ceilingBeamKind);
