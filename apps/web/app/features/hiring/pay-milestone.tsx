import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import type { Hire } from './hire-calls.ts';

const PayDialog = late(() => import('./pay-dialog.tsx'));

interface PayMilestoneProps {
  readonly hire: Hire;
  readonly next: NonNullable<Hire['money']['next']>;
  readonly onChanged: (hire: Hire) => void;
  readonly onStale: () => void;
}

/** Accepts terms by paying for their first milestone, or pays for a later one. */
export function PayMilestone({ hire, next, onChanged, onStale }: PayMilestoneProps) {
  const [isOpen, setOpen] = useState(false);
  const sum = formatUsd(cents(next.amount));
  const isAhead = hire.state !== 'offered' && hire.money.is_funded;
  function follow(changed: Hire) {
    setOpen(false);
    onChanged(changed);
    const payment = changed.money.payments.findLast(({ place }) => place === next.place);
    if (payment?.confirmation) location.assign(payment.confirmation.url);
    else if (payment?.state === 'paid') showToast('success', `${sum} is held for the milestone.`);
  }
  return (
    <>
      <Button kind={isAhead ? 'secondary' : 'primary'} onPress={() => setOpen(true)}>
        {hire.state === 'offered'
          ? 'Accept these terms'
          : `${isAhead ? 'Pay ahead' : 'Pay'} ${sum} for milestone ${next.place + 1}`}
      </Button>
      {isOpen && (
        <Suspense>
          <PayDialog
            hire={hire}
            next={next}
            onClose={() => setOpen(false)}
            onPaid={follow}
            onRefused={onStale}
          />
        </Suspense>
      )}
    </>
  );
}
