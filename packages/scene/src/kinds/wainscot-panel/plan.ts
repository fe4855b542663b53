import { planOfCard } from '../plan-of-card.ts';
import { wainscotPanelKind } from './kind.ts';

export const wainscotPanelPlan = planOfCard(wainscotPanelKind);
