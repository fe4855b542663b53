import type { Order } from '@wevisu/contract/orders.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { countUnits } from '@wevisu/domain/catalog/unit-labels.ts';
import { REQUEST_ANSWER_DAYS } from '@wevisu/domain/policy/policy.ts';
import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { type Askable, askTextsOf, STATE_TEXTS, untilText } from './request-texts.ts';
import { ReturnTerms } from './return-terms.tsx';
import { WithdrawButton } from './withdraw-button.tsx';

const RequestDialog = late(() => import('./request-dialog.tsx'));

type Item = Order['parcels'][number]['items'][number];
type Request = Item['requests'][number];

/** G-54: the requests for a line with their outcomes, and what can be requested now. */
export function ItemRequests({ item }: { readonly item: Item }) {
  const [askable, setAskable] = useState<Askable | null>(null);
  const [isOpen, setOpen] = useState(false);
  // Older ones are history; the newest shows the current state.
  const [latest] = item.requests;
  return (
    <>
      {latest && latest.state !== 'withdrawn' && <RequestNotice item={item} request={latest} />}
      {item.askable.length > 0 && (
        <ul className="-ms-3 mt-2 flex flex-wrap gap-x-1 print:hidden">
          {item.askable.map((one) => {
            const { button } = askTextsOf(one);
            return (
              <li
                className="flex items-center max-sm:w-full max-sm:flex-col max-sm:items-start"
                key={one.kind}
              >
                <Button
                  aria-label={`${button}: ${item.product_name}`}
                  className="whitespace-nowrap"
                  kind="quiet"
                  onPress={() => {
                    setAskable(one);
                    setOpen(true);
                  }}
                  size="small"
                >
                  {button}
                </Button>
                <span className="figures ps-3 text-12 text-muted sm:ps-0">{untilText(one)}</span>
              </li>
            );
          })}
        </ul>
      )}
      {askable && (
        <Suspense>
          <RequestDialog
            askable={askable}
            isOpen={isOpen}
            item={item}
            key={`${askable.kind} ${item.qty}`}
            onClose={() => setOpen(false)}
          />
        </Suspense>
      )}
    </>
  );
}

function RequestNotice({ request, item }: { readonly request: Request; readonly item: Item }) {
  const { kind, state, answer, asked_at, reason_label, qty } = request;
  const words = STATE_TEXTS[kind];
  if (state === 'open') {
    const of = qty < item.qty ? ` ${countUnits(qty, item.unit)}` : '';
    return (
      <Notice
        action={
          <WithdrawButton
            id={request.id}
            label={`Withdraw: ${words.asked}, ${item.product_name}`}
          />
        }
        className="mt-3"
        title={`${words.asked}${kind === 'incomplete' ? '' : of} on ${formatDate(asked_at)}`}
      >
        {reason_label}. We will answer within {REQUEST_ANSWER_DAYS} days.
      </Notice>
    );
  }
  if (state === 'granted') {
    return (
      <Notice className="mt-3" kind="success" title={words.granted}>
        {answer}
        {request.return && <ReturnTerms terms={request.return} />}
      </Notice>
    );
  }
  return (
    <Notice className="mt-3" kind="warning" title={words.refused}>
      {answer}
    </Notice>
  );
}
