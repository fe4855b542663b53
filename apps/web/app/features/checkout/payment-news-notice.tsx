import { PATHS } from '@wevisu/site/paths.ts';
import type { Ref } from 'react';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import type { PaymentNews } from './use-payment.ts';

export interface PaymentNewsNoticeProps {
  readonly news: Exclude<PaymentNews, { kind: 'confirm' }>;
  readonly isPending: boolean;
  readonly onAskAgain: () => void;
  readonly onRefresh: () => void;
  readonly ref: Ref<HTMLDivElement>;
}

/** The outcome of the last attempt. */
export function PaymentNewsNotice(props: PaymentNewsNoticeProps) {
  const { news, isPending, onAskAgain, onRefresh, ref } = props;
  switch (news.kind) {
    case 'refused':
      return (
        <Notice isUrgent kind="danger" ref={ref} title="The payment did not go through">
          {news.text}
        </Notice>
      );
    case 'changed':
      return (
        <Notice
          action={
            <Button isPending={isPending} onPress={onRefresh} size="small">
              Show the updated order
            </Button>
          }
          isUrgent
          kind="warning"
          ref={ref}
          title="Your order has changed"
        >
          {news.text}
        </Notice>
      );
    case 'asking':
      return (
        <Notice isUrgent kind="info" ref={ref} title="One moment, please">
          We have not heard back about your payment. We are checking whether your order was placed.
          You will not be charged twice.
        </Notice>
      );
    case 'not-charged':
      return (
        <Notice isUrgent kind="danger" ref={ref} title="Your order was not placed">
          The payment did not go through, and nothing was charged. Everything you entered is still
          here: try again.
        </Notice>
      );
    case 'canceled':
      return (
        <Notice isUrgent kind="info" ref={ref} title="That payment was canceled">
          Nothing was charged and your cart is kept. Pay with this card again or with another.
        </Notice>
      );
    case 'still-unknown':
      return (
        <Notice
          action={
            <>
              <Button kind="secondary" onPress={onAskAgain} size="small">
                Check again
              </Button>
              <LinkButton kind="quiet" size="small" to={PATHS.account}>
                View my orders
              </LinkButton>
            </>
          }
          isUrgent
          kind="warning"
          ref={ref}
          title="We don't know yet whether your order was placed"
        >
          We could not get an answer. Check again when you are connected; paying again is safe, as
          one checkout never becomes two orders.
        </Notice>
      );
    case 'expired':
      return null;
  }
}
