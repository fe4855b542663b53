import { planOfCard } from '../definition/plan-of-card.ts';
import { wallMirrorKind } from './kind.ts';

export const wallMirrorPlan = planOfCard(wallMirrorKind);
