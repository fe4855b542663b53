import { type Day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { SubscriptionDeps } from './deps.ts';
import type { Payer } from './store/subscriptions.ts';
import { tell } from './tell-of-plans.ts';

export interface ToldDispute {
  readonly payer: Payer;
  readonly outcome: 'open' | 'won' | 'lost';
  readonly amountCents: number;
  /** The last day of the plan that it is about; null if that plan is over. */
  readonly endsOn: Day | null;
}

export async function tellOfPlanDispute(
  deps: Pick<SubscriptionDeps, 'mailer' | 'publicUrl'>,
  trx: Queryable,
  { payer, outcome, amountCents, endsOn }: ToldDispute,
): Promise<void> {
  const amount = formatUsd(cents(amountCents));
  const until = endsOn === null ? '' : ` Premium stays until ${formatDay(endsOn)}.`;
  const words = {
    open: {
      title: `Your bank disputes ${amount} for Premium`,
      text: `Nothing more is charged while it decides.${until} If the payment was right, tell your bank.`,
    },
    won: {
      title: 'The dispute about Premium is over',
      text:
        endsOn === null
          ? `The bank let the payment of ${amount} stand.`
          : `The bank let the payment of ${amount} stand.${until} On the page of your plan you can let it renew again.`,
    },
    lost: {
      title: `Your bank paid ${amount} for Premium back`,
      text: 'The dispute is over. We charge nothing more for the plan.',
    },
  }[outcome];
  await tell(deps, trx, payer, { template: 'plan_dispute', ...words, blocks: [] });
}
