import { rectangleBetween } from '../definition/kind-plan.ts';
import { planOfCard } from '../definition/plan-of-card.ts';
import { mailboxKind } from './kind.ts';

export const mailboxPlan = planOfCard(mailboxKind, {
  footprint: (params, { width: w, depth: d }) => [
    params.form === 'wall'
      ? rectangleBetween(-w / 2, -d, w / 2, 0)
      : rectangleBetween(-w / 2, -d / 2, w / 2, d / 2),
  ],
});
