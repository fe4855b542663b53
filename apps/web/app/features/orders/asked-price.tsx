import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@wevisu/contract/orders.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Money } from '../../ui/money.tsx';
import { Notice } from '../../ui/notice.tsx';
import { formatTime } from './request-texts.ts';

type Item = Order['parcels'][number]['items'][number];

/** POL-03: a vendor asks for another price, and nothing costs more before the homeowner agrees. */
export default function AskedPrice({ item }: { readonly item: Item }) {
  const queryClient = useQueryClient();
  const [sending, setSending] = useState<'accept' | 'decline' | null>(null);
  const { asked_price: asked, product_name: product } = item;
  if (asked === null) return null;

  async function answer(given: 'accept' | 'decline') {
    if (asked === null) return;
    setSending(given);
    try {
      const { sendPriceAnswer } = await import('./order-calls.ts');
      const body = { asked_id: asked.id, accept: given === 'accept', total: asked.total };
      const { message } = await sendPriceAnswer(item.id, body);
      showToast('success', message);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', error.text || 'No response. Check your connection and try again.');
    }
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
    setSending(null);
  }

  return (
    <Notice className="mt-3 text-14" kind="warning" title="The vendor asks for another price">
      <dl className="figures mt-1 flex flex-col gap-1 sm:w-fit">
        <Row from={asked.former_price} label="Each" to={asked.price} />
        <Row from={asked.former_total} label="In all, with shipping and tax" to={asked.total} />
      </dl>
      <p className="mt-2">The vendor says: {asked.note}</p>
      <p className="mt-1">
        Answer by <span className="figures">{formatDate(asked.answer_by)}</span>,{' '}
        {formatTime(asked.answer_by)}. Without an answer, or if you decline, the item is declined
        and you do not pay for it.
      </p>
      <div className="mt-3 flex flex-wrap gap-2 print:hidden">
        <Button
          isDisabled={sending === 'decline'}
          isPending={sending === 'accept'}
          onPress={() => void answer('accept')}
          size="small"
        >
          Accept <Money amount={asked.total} />
          <span className="reader-only"> for {product}</span>
        </Button>
        <Button
          isDisabled={sending === 'accept'}
          isPending={sending === 'decline'}
          kind="secondary"
          onPress={() => void answer('decline')}
          size="small"
        >
          Decline<span className="reader-only"> the new price of {product}</span>
        </Button>
      </div>
    </Notice>
  );
}

function Row(props: { readonly label: string; readonly from: number; readonly to: number }) {
  return (
    <div className="flex flex-wrap justify-between gap-x-5">
      <dt className="text-muted">{props.label}</dt>
      <dd className="flex gap-3">
        <span className="text-muted">
          <span className="reader-only">before </span>
          <Money amount={props.from} className="line-through" />
        </span>
        <span className="font-[560]">
          <span className="reader-only">now </span>
          <Money amount={props.to} />
        </span>
      </dd>
    </div>
  );
}
