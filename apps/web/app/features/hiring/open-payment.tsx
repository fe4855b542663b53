import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { useEffect, useState } from 'react';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { HirePayment } from './hire-calls.ts';

interface OpenPaymentProps {
  readonly payment: HirePayment;
  readonly onAsk: () => void;
  readonly onCancel: () => Promise<void>;
}

const ASK_MS = 5_000;

/** A payment that waits for the bank or for the gateway: the way there, and the way out. */
export function OpenPayment({ payment, onAsk, onCancel }: OpenPaymentProps) {
  const { amount, place, title, confirmation } = payment;
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    const timer = setInterval(onAsk, ASK_MS);
    return () => clearInterval(timer);
  });
  const what = `${formatUsd(cents(amount))} for milestone ${place + 1}, “${title}”`;
  if (confirmation === null) {
    return (
      <Notice className="mt-4 max-w-[720px]" kind="info" title="Your payment is being made">
        {what}. The payment service has not answered yet. You will not be charged twice, and this
        page goes on by itself.
      </Notice>
    );
  }
  return (
    <Notice
      action={
        <>
          <Button onPress={() => location.assign(confirmation.url)} size="small">
            Confirm with your bank
          </Button>
          <Button
            isPending={isPending}
            kind="quiet"
            onPress={() => {
              setPending(true);
              void onCancel().finally(() => setPending(false));
            }}
            size="small"
          >
            Cancel this payment
          </Button>
        </>
      }
      className="mt-4 max-w-[720px]"
      isUrgent
      kind="info"
      title="Your bank asks you to confirm this payment"
    >
      {what}. Nothing is charged until you do.
    </Notice>
  );
}
