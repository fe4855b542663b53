import { planOfCard } from '../plan-of-card.ts';
import { robeHooksKind } from './kind.ts';

export const robeHooksPlan = planOfCard(robeHooksKind);
