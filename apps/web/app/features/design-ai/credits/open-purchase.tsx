import type { CreditPurchase } from '@wevisu/contract/ai-purchases.ts';
import { cents, formatUsd } from '@wevisu/domain/money/money.ts';
import { useEffect, useState } from 'react';
import { ApiFailure } from '../../../platform/api-failure.ts';
import { toastFailure } from '../../../platform/with-toast.ts';
import { Button } from '../../../ui/button.tsx';
import { Notice } from '../../../ui/notice.tsx';
import { sendCancel } from './purchase-calls.ts';

interface OpenPurchaseProps {
  readonly open: CreditPurchase;
  readonly onAsk: () => void;
  readonly onChanged: () => void;
}

const ASK_MS = 5_000;

/** A payment that waits for the bank or for the gateway: the way there, and the way out. */
export function OpenPurchase({ open, onAsk, onChanged }: OpenPurchaseProps) {
  const { credits, amount, confirmation, id } = open;
  const [isPending, setPending] = useState(false);
  useEffect(() => {
    const timer = setInterval(onAsk, ASK_MS);
    return () => clearInterval(timer);
  });

  async function cancel() {
    setPending(true);
    try {
      await sendCancel(id);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      toastFailure(error);
    } finally {
      setPending(false);
      onChanged();
    }
  }

  const what = `${credits} credits for ${formatUsd(cents(amount))}`;
  if (confirmation === null) {
    return (
      <Notice className="mt-4" kind="info" title="Your payment is being made">
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
          <Button isPending={isPending} kind="quiet" onPress={() => void cancel()} size="small">
            Cancel this payment
          </Button>
        </>
      }
      className="mt-4"
      isUrgent
      kind="info"
      title="Your bank asks you to confirm this payment"
    >
      {what}. Nothing is charged until you do.
    </Notice>
  );
}
