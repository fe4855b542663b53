import { planOfCard } from '../definition/plan-of-card.ts';
import { wainscotPanelKind } from './kind.ts';

export const wainscotPanelPlan = planOfCard(wainscotPanelKind);
