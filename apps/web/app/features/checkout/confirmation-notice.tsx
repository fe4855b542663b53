import { type Ref, useEffect } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { fetchCheckout } from './checkout-calls.ts';
import type { Confirmation } from './payment-outcome.ts';
import { formatCountdown, useSecondsLeft } from './use-hold.ts';

export interface ConfirmationNoticeProps {
  readonly checkoutId: string;
  readonly confirmation: Confirmation;
  readonly isPending: boolean;
  readonly onCancel: () => void;
  /** What came of it: from another tab, the bank's app, or since time is over. */
  readonly onResume: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

const ASK_MS = 5_000;

/** The bank asks its customer to confirm the payment: the way there, and the way out. */
export function ConfirmationNotice(props: ConfirmationNoticeProps) {
  const { checkoutId, confirmation, isPending, onCancel, onResume, ref } = props;
  const seconds = useSecondsLeft(confirmation.expires_at);
  const isOver = seconds === 0;
  useEffect(() => {
    if (isOver) onResume();
  }, [isOver]);
  useEffect(() => {
    const timer = setInterval(async () => {
      const found = await fetchCheckout(checkoutId).catch(() => null);
      if (found !== null && found.confirmation === null) onResume();
    }, ASK_MS);
    return () => clearInterval(timer);
  }, [checkoutId]);
  return (
    <Notice
      action={
        <>
          <Button
            isPending={isPending}
            onPress={() => location.assign(confirmation.url)}
            size="small"
          >
            Confirm with your bank
          </Button>
          <Button isDisabled={isPending} kind="quiet" onPress={onCancel} size="small">
            Cancel this payment
          </Button>
        </>
      }
      isUrgent
      kind="info"
      ref={ref}
      title="Your bank asks you to confirm this payment"
    >
      <p>
        Nothing is charged until you do. We hold your items meanwhile
        <span aria-hidden>
          {', for '}
          <span className="figures">{seconds === null ? '–:––' : formatCountdown(seconds)}</span>
        </span>
        . To pay another way, cancel this payment first.
      </p>
    </Notice>
  );
}
