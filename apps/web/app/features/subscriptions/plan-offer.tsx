import { useQueryClient } from '@tanstack/react-query';
import type { PlanPayments } from '@wevisu/contract/subscriptions.ts';
import { day, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { PLAN_NOTICE_DAYS } from '@wevisu/domain/policy/policy.ts';
import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { PAYMENTS_KEY } from './subscription-calls.ts';

const CardDialog = late(() => import('./card-dialog.tsx'));

/** U-52: price, renewal and how to cancel, before anything is bought. */
export function PlanOffer({ offer }: { readonly offer: NonNullable<PlanPayments['offer']> }) {
  const client = useQueryClient();
  const [isOpen, setOpen] = useState(false);
  const price = formatUsd(cents(offer.price));
  const renewsOn = formatDay(day(offer.renews_on));

  async function show(payments: PlanPayments) {
    setOpen(false);
    client.setQueryData(PAYMENTS_KEY, payments);
    if (payments.subscription?.state === 'active')
      showToast('success', 'Your showroom is on Premium.');
    await client.invalidateQueries({ queryKey: ['pro'] });
  }

  return (
    <section aria-labelledby="offer" className="rounded-card border border-line bg-surface p-4">
      <h2 className="text-18" id="offer">
        Get Premium
      </h2>
      <p className="mt-2">
        <strong className="figures">{price}</strong> a month. Today pays for{' '}
        <span className="figures">{formatDay(day(offer.from))}</span> to{' '}
        <span className="figures">{formatDay(day(offer.to))}</span>, and your own color and logo
        show at once.
      </p>
      <p className="mt-2 text-muted">
        It renews by itself: on <span className="figures">{renewsOn}</span>, and each month after,
        the same card is charged <span className="figures">{price}</span>. We mail you{' '}
        {PLAN_NOTICE_DAYS} days before. Cancel here with one press; Premium then stays until its
        last paid day.
      </p>
      <Button className="mt-4" onPress={() => setOpen(true)}>
        Buy Premium for {price}
      </Button>
      {isOpen && (
        <Suspense>
          <CardDialog
            onClose={() => setOpen(false)}
            onDone={(payments) => void show(payments)}
            send={`Pay ${price}`}
            terms={`The card is charged ${price} now, and ${price} each month from ${renewsOn} until you cancel.`}
            title="Buy Premium"
            use="buy"
          />
        </Suspense>
      )}
    </section>
  );
}
