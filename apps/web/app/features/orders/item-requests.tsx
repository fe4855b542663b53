import { useQueryClient } from '@tanstack/react-query';
import type { Order } from '@wevisu/contract/orders.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { REQUEST_ANSWER_DAYS } from '@wevisu/domain/policy/policy.ts';
import { Suspense, useState } from 'react';
import { ApiFailure } from '../../platform/api-failure.ts';
import { late } from '../../platform/late.ts';
import { showToast } from '../../platform/toast-queue.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type AskKind, formatTime, REQUEST_TEXTS } from './request-texts.ts';

const RequestDialog = late(() => import('./request-dialog.tsx'));

type Item = Order['parcels'][number]['items'][number];
type Request = Item['requests'][number];

/** G-54: the requests for a line with their outcomes, and what can be requested now. */
export function ItemRequests({ item }: { readonly item: Item }) {
  const [kind, setKind] = useState<AskKind | null>(null);
  const [isOpen, setOpen] = useState(false);
  // Older ones are history; the newest shows the current state.
  const [latest] = item.requests;
  return (
    <>
      {latest && latest.state !== 'withdrawn' && (
        <RequestNotice product={item.product_name} request={latest} />
      )}
      {item.askable.length > 0 && (
        <ul className="-ms-3 mt-2 flex flex-wrap gap-x-1">
          {item.askable.map((askable) => (
            <li className="flex flex-wrap items-center" key={askable.kind}>
              <Button
                aria-label={`${REQUEST_TEXTS[askable.kind].button}: ${item.product_name}`}
                className="whitespace-nowrap"
                kind="quiet"
                onPress={() => {
                  setKind(askable.kind);
                  setOpen(true);
                }}
                size="small"
              >
                {REQUEST_TEXTS[askable.kind].button}
              </Button>
              <span className="figures ps-3 text-12 text-muted sm:ps-0">
                until {untilOf(askable)}
              </span>
            </li>
          ))}
        </ul>
      )}
      {kind && (
        <Suspense>
          <RequestDialog
            isOpen={isOpen}
            itemId={item.id}
            key={kind}
            kind={kind}
            onClose={() => setOpen(false)}
            product={item.product_name}
          />
        </Suspense>
      )}
    </>
  );
}

function RequestNotice({
  request,
  product,
}: {
  readonly request: Request;
  readonly product: string;
}) {
  const { kind, state, answer, asked_at, reason_label } = request;
  const words = REQUEST_TEXTS[kind];
  if (state === 'open') {
    return (
      <Notice
        action={<TakeBack id={request.id} label={`Withdraw: ${words.asked}, ${product}`} />}
        className="mt-3"
        title={`${words.asked} on ${formatDate(asked_at)}`}
      >
        {reason_label}. We will answer within {REQUEST_ANSWER_DAYS} days.
      </Notice>
    );
  }
  if (state === 'granted') {
    return (
      <Notice className="mt-3" kind="success" title={words.granted}>
        {answer}
      </Notice>
    );
  }
  return (
    <Notice className="mt-3" kind="warning" title={words.refused}>
      {answer}
    </Notice>
  );
}

function TakeBack({ id, label }: { readonly id: number; readonly label: string }) {
  const queryClient = useQueryClient();
  const [isPending, setPending] = useState(false);

  async function takeBack() {
    setPending(true);
    try {
      const { message } = await (await import('./order-calls.ts')).takeBackRequest(id);
      showToast('success', message);
    } catch (error) {
      if (!(error instanceof ApiFailure)) throw error;
      showToast('error', error.text || 'No response. Check your connection and try again.');
    }
    await queryClient.invalidateQueries({ queryKey: ['orders'] });
    setPending(false);
  }

  return (
    <Button
      aria-label={label}
      isPending={isPending}
      kind="secondary"
      onPress={() => void takeBack()}
      size="small"
    >
      Withdraw
    </Button>
  );
}

/** A cancellation ends at a minute, the others at the end of a day. */
function untilOf({ kind, until }: Item['askable'][number]): string {
  return kind === 'cancel' ? `${formatTime(until)} Pacific` : formatDay(day(until));
}
