import type { profileSchema } from '@wevisu/contract/accounts.ts';
import type { Checkout } from '@wevisu/contract/checkout.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { useEffect, useRef } from 'react';
import { Link, Navigate } from 'react-router';
import type { z } from 'zod';
import { Button } from '../../ui/button.tsx';
import { paymentPath } from './checkout-paths.ts';
import { PaymentNewsNotice } from './payment-news-notice.tsx';
import { usePayment } from './use-payment.ts';

type SavedCard = z.output<typeof profileSchema>['payment_details'][number];

export interface PaySavedProps {
  readonly checkout: Checkout;
  readonly card: SavedCard;
  readonly isRefreshing: boolean;
  readonly onRefresh: () => void;
  readonly onRunOut: () => void;
  /** While it is being paid, the order must not change. */
  readonly onPaying: (isPaying: boolean) => void;
}

/** CHECK-04: under the total, one button that pays with the saved card. Another card is a page further. */
export function PaySaved(props: PaySavedProps) {
  const { checkout, card, isRefreshing, onRefresh, onRunOut, onPaying } = props;
  // A saved card needs no token, so nothing of the gateway's.
  const payment = usePayment({ checkout, card: null });
  const { news, isPending } = payment;
  const newsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== null) newsRef.current?.focus();
  }, [news]);
  useEffect(() => {
    onPaying(isPending);
  }, [isPending, onPaying]);
  const isExpired = news?.kind === 'expired';
  useEffect(() => {
    if (isExpired) onRunOut();
  }, [isExpired, onRunOut]);
  // The bank asks its customer to confirm: the payment page waits for that.
  if (news?.kind === 'confirm') return <Navigate to={paymentPath(checkout.id)} />;
  return (
    <div className="mt-5 mb-3 flex flex-col gap-3">
      {news && (
        <PaymentNewsNotice
          isPending={isRefreshing}
          news={news}
          onAskAgain={payment.ask}
          onRefresh={() => {
            payment.forgetNews();
            onRefresh();
          }}
          ref={newsRef}
        />
      )}
      <p className="figures flex flex-wrap items-baseline justify-between gap-x-4 text-14">
        <span>
          {card.brand} ending in {card.last4}, expires {card.exp_date}
        </span>
        <Link className="text-link" to={paymentPath(checkout.id)}>
          Use another card
        </Link>
      </p>
      <Button
        className="figures w-full"
        icon="lock"
        isDisabled={news?.kind === 'changed'}
        isPending={isPending}
        onPress={() => payment.pay({ kind: 'saved', id: card.id })}
        size="large"
      >
        Place order, pay {formatUsd(cents(checkout.total))}
      </Button>
      <p className="text-14 text-muted">
        Your card is authorized now and charged only for what the vendors approve.
      </p>
    </div>
  );
}
