import { useQuery } from '@tanstack/react-query';
import type { Payout, PayoutAccountView } from '@wevisu/contract/payouts.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { toastFailure } from '../../platform/with-toast.ts';
import { Badge, type BadgeKind } from '../../ui/badge.tsx';
import { Button } from '../../ui/button.tsx';
import { ErrorState } from '../../ui/error-state.tsx';
import { Money } from '../../ui/money.tsx';
import { LoadingNote, Skeleton } from '../../ui/skeleton.tsx';
import { beginSetup, fetchAccount, fetchPayouts } from './payout-calls.ts';
import { outcomeText, STATES } from './payout-words.ts';

const SHOWN = 6;

const ACCOUNT_STATES: Readonly<
  Record<PayoutAccountView['state'], { label: string; kind: BadgeKind }>
> = {
  not_started: { label: 'Not set up', kind: 'warning' },
  pending: { label: 'Under review', kind: 'accent' },
  enabled: { label: 'Ready', kind: 'success' },
  restricted: { label: 'Needs you', kind: 'danger' },
};

/** G-65: where a pro or a vendor is paid, when next, and what was paid. */
export function PayoutSection() {
  const account = useQuery({ queryKey: ['payouts', 'account'], queryFn: fetchAccount });
  const payouts = useQuery({ queryKey: ['payouts', 'list'], queryFn: fetchPayouts });
  return (
    <section aria-labelledby="payouts">
      <h2 className="text-18" id="payouts">
        Payouts
      </h2>
      {account.isLoadingError ? (
        <ErrorState
          isRetrying={account.isFetching}
          onRetry={() => void account.refetch()}
          title="Your account for payouts could not be loaded"
        />
      ) : account.data ? (
        <Account account={account.data} />
      ) : (
        <div className="mt-2">
          <LoadingNote label="Your account for payouts is loading" />
          <Skeleton className="h-28 rounded-card" />
        </div>
      )}
      {payouts.isLoadingError && (
        <ErrorState
          isRetrying={payouts.isFetching}
          onRetry={() => void payouts.refetch()}
          title="Your payouts could not be loaded"
        />
      )}
      {payouts.data && payouts.data.length > 0 && <List payouts={payouts.data} />}
    </section>
  );
}

function Account({ account }: { readonly account: PayoutAccountView }) {
  const { state, missing, bank, held_until: heldUntil, next_payout_on, due_on } = account;
  const [isOpening, setOpening] = useState(false);
  const { label, kind } = ACCOUNT_STATES[state];
  async function open() {
    setOpening(true);
    try {
      const { url } = await beginSetup();
      location.assign(url);
    } catch (error) {
      setOpening(false);
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    }
  }
  return (
    <div className="mt-2 flex max-w-[760px] flex-wrap items-center justify-between gap-x-6 gap-y-3 rounded-card border border-line bg-surface px-4 py-3">
      <div className="min-w-0">
        <p className="flex flex-wrap items-center gap-2 font-[560]">
          {bank === null ? 'Bank account' : `${bank.name}, account ending in ${bank.last4}`}
          <Badge kind={kind}>{label}</Badge>
        </p>
        <p className="mt-1 text-muted">
          {state === 'enabled'
            ? `The next payout is on ${formatDay(day(next_payout_on))}: everything that is available then.`
            : 'What is available waits until there is a bank account that takes payouts.'}
          {missing.length > 0 && ` Still needed: ${missing.join(', ')}.`}
          {heldUntil !== null &&
            ` The bank account was changed, so nothing is paid before ${formatDate(heldUntil)}.`}
          {due_on !== null &&
            ` Your balance is below zero: what new earnings have not made up for by ${formatDay(day(due_on))} is due then.`}
        </p>
      </div>
      <Button
        isPending={isOpening}
        kind={state === 'enabled' ? 'secondary' : 'primary'}
        onPress={() => void open()}
        size="small"
      >
        {bank === null ? 'Set up payouts' : 'Change the bank account'}
      </Button>
    </div>
  );
}

function List({ payouts }: { readonly payouts: readonly Payout[] }) {
  const [isAll, setAll] = useState(false);
  const shown = isAll ? payouts : payouts.slice(0, SHOWN);
  return (
    <div className="mt-4 max-w-[760px]">
      <ul className="border-line border-t">
        {shown.map((payout) => (
          <li
            className="flex flex-wrap items-center justify-between gap-x-4 gap-y-1 border-line border-b py-2.5"
            key={payout.id}
          >
            <div>
              <p className="figures">{formatDay(day(payout.run_on))}</p>
              {payout.outcome !== null && <p className="text-muted">{outcomeText(payout)}</p>}
            </div>
            <p className="flex items-center gap-3">
              <Badge kind={STATES[payout.state].kind}>{STATES[payout.state].label}</Badge>
              <Money amount={payout.amount} />
            </p>
          </li>
        ))}
      </ul>
      {payouts.length > SHOWN && !isAll && (
        <Button className="mt-2" kind="quiet" onPress={() => setAll(true)} size="small">
          Show all payouts
        </Button>
      )}
    </div>
  );
}
