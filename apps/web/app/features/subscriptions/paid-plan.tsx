import { useQueryClient } from '@tanstack/react-query';
import type { PlanPayments, Subscription } from '@wevisu/contract/subscriptions.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { Suspense, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { late } from '../../platform/late.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { PlanFacts } from './plan-facts.tsx';
import { PAYMENTS_KEY, sendCancel, sendResume } from './subscription-calls.ts';

const CardDialog = late(() => import('./card-dialog.tsx'));

/** The plan that the pro pays for: when it renews or ends, and what can be done about it. */
export function PaidPlan({ plan }: { readonly plan: Subscription }) {
  const client = useQueryClient();
  const [isPending, setPending] = useState(false);
  const [isCardOpen, setCardOpen] = useState(false);
  const isCanceled = plan.ends_on !== null;

  async function show(payments: PlanPayments) {
    client.setQueryData(PAYMENTS_KEY, payments);
    await client.invalidateQueries({ queryKey: ['pro'] });
  }

  async function turn() {
    setPending(true);
    try {
      await show(await (isCanceled ? sendResume() : sendCancel()));
      showToast('success', isCanceled ? 'Premium goes on.' : 'Premium is canceled.');
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', error.text);
      await client.invalidateQueries({ queryKey: ['pro'] });
    } finally {
      setPending(false);
    }
  }

  if (plan.state === 'starting') {
    return (
      <Notice kind="info" title="Your payment has no answer yet">
        We ask the payment service again each minute, and you will not be charged twice. This page
        shows the answer as soon as there is one.
      </Notice>
    );
  }
  return (
    <section aria-labelledby="paid" className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-18" id="paid">
        Your Premium
      </h2>
      {plan.refused !== null && <RefusedNotice plan={plan} refused={plan.refused} />}
      <PlanFacts plan={plan} />
      <div className="mt-4 flex flex-wrap gap-2">
        <Button kind="secondary" onPress={() => setCardOpen(true)}>
          Change the card
        </Button>
        <Button isPending={isPending} kind="secondary" onPress={() => void turn()}>
          {isCanceled ? 'Let it renew' : 'Cancel Premium'}
        </Button>
      </div>
      <p className="mt-3 text-14 text-muted">{endText(plan)}</p>
      {isCardOpen && (
        <Suspense>
          <CardDialog
            onClose={() => setCardOpen(false)}
            onDone={(payments) => {
              setCardOpen(false);
              showToast('success', 'The card is changed.');
              void show(payments);
            }}
            send={plan.refused === null ? 'Use this card' : `Pay ${priceOf(plan)}`}
            terms={cardTerms(plan)}
            title="Change the card"
            use="change"
          />
        </Suspense>
      )}
    </section>
  );
}

function RefusedNotice(props: {
  readonly plan: Subscription;
  readonly refused: NonNullable<Subscription['refused']>;
}) {
  const { plan, refused } = props;
  return (
    <Notice className="mt-3" kind="danger" title="Premium could not be renewed">
      {refused.why} We try <span className="figures">{priceOf(plan)}</span> again on{' '}
      <span className="figures">{formatDay(day(refused.next_try_on))}</span>. Premium stays until{' '}
      <span className="figures">{formatDay(day(refused.last_day))}</span>: change the card by then
      to keep it.
    </Notice>
  );
}

function endText({ ends_on, refused, paid_until }: Subscription): string {
  if (ends_on !== null)
    return 'Nothing more is charged. Until its last day you can let it renew after all.';
  if (refused !== null) return 'If you cancel now, Premium ends at once.';
  const last = paid_until === null ? '' : ` on ${formatDay(day(paid_until))}`;
  return `If you cancel, Premium stays until its last paid day${last}, and nothing more is charged.`;
}

function cardTerms(plan: Subscription): string {
  if (plan.refused !== null)
    return `The card is charged ${priceOf(plan)} now, and at each renewal.`;
  return plan.renews_on === null
    ? 'The card is not charged while Premium is canceled.'
    : `Nothing is charged now. The card is charged ${priceOf(plan)} on ${formatDay(day(plan.renews_on))}, and at each renewal.`;
}

function priceOf({ price }: Subscription): string {
  return formatUsd(cents(price));
}
