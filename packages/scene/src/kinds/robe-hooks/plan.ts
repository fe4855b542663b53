import { planOfCard } from '../definition/plan-of-card.ts';
import { robeHooksKind } from './kind.ts';

export const robeHooksPlan = planOfCard(robeHooksKind);
