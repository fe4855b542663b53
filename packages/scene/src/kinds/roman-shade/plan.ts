import { planOfCard } from '../definition/plan-of-card.ts';
import { romanShadeKind } from './kind.ts';

export const romanShadePlan = planOfCard(romanShadeKind);
