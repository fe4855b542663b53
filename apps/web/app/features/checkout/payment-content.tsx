import type { profileSchema } from '@wevisu/contract/accounts.ts';
import type { Checkout } from '@wevisu/contract/checkout.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { PATHS } from '@wevisu/site/paths.ts';
import { useEffect, useRef, useState } from 'react';
import { Navigate, useNavigate } from 'react-router';
import type { z } from 'zod';
import { LinkButton } from '../../ui/link-button.tsx';
import { Notice } from '../../ui/notice.tsx';
import { useCard } from '../gateway/use-card.ts';
import { ChangesNotice } from './changes-notice.tsx';
import { paymentPath, thankYouPath } from './checkout-paths.ts';
import { ConfirmationNotice } from './confirmation-notice.tsx';
import { OutsideAreaNotice } from './outside-area-notice.tsx';
import { PaymentForm } from './payment-form.tsx';
import { PaymentNewsNotice } from './payment-news-notice.tsx';
import { PaymentSummary } from './payment-summary.tsx';
import { RunOut } from './run-out.tsx';
import { useCheckoutStart } from './use-checkout-start.ts';
import { usePayment } from './use-payment.ts';

export interface PaymentContentProps {
  readonly checkout: Checkout;
  readonly cards: z.output<typeof profileSchema>['payment_details'];
  readonly proId: ProUserId;
  /** The bank's page led here. */
  readonly isBack: boolean;
}

export function PaymentContent(props: PaymentContentProps) {
  const { cards, proId, isBack } = props;
  const restart = useCheckoutStart(proId);
  const checkout = restart.checkout ?? props.checkout;
  const [isRunOut, setRunOut] = useState(checkout.state === 'expired');
  const card = useCard();
  const payment = usePayment({ checkout, card });
  const navigate = useNavigate();
  const { news } = payment;

  /** Refreshes prices, stock and hold; the card form keeps its values. */
  async function refresh() {
    const fresh = await restart.start(checkout.address);
    if (fresh === null) return;
    payment.forgetNews();
    setRunOut(false);
    if (fresh.id !== checkout.id) void navigate(paymentPath(fresh.id), { replace: true });
  }

  const hasAsked = useRef(false);
  useEffect(() => {
    // The visitor left while it was being paid: check the outcome once, do not pay again.
    if (hasAsked.current || (checkout.state !== 'paying' && !isBack)) return;
    hasAsked.current = true;
    payment.resume();
  });

  const newsField = news?.kind === 'refused' ? news.field : null;
  const newsRef = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (news !== null) newsRef.current?.focus();
  }, [news]);

  if (checkout.order_number !== null) {
    return <Navigate replace to={thankYouPath(checkout.order_number)} />;
  }
  const isWaiting = news?.kind === 'confirm';
  const isOver = !isWaiting && (isRunOut || news?.kind === 'expired');
  return (
    <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_380px] lg:items-start lg:gap-16">
      <div className="flex min-w-0 flex-col gap-6">
        {isOver && !payment.isPending && (
          <RunOut isPending={restart.isPending} onRefresh={() => void refresh()} />
        )}
        {!isOver && <ChangesNotice changes={checkout.changes} />}
        {!isOver && <OutsideAreaNotice checkout={checkout} />}
        {restart.problem && (
          <Notice
            action={
              <LinkButton kind="secondary" size="small" to={PATHS.cart}>
                Back to the cart
              </LinkButton>
            }
            isUrgent
            kind="danger"
            title="This order can't be placed right now"
          >
            {restart.problem.text || 'Check your connection and try again. Your cart is kept.'}
          </Notice>
        )}
        {news && !isOver && !isWaiting && (
          <PaymentNewsNotice
            isPending={restart.isPending}
            news={news}
            onAskAgain={payment.ask}
            onRefresh={() => void refresh()}
            ref={newsRef}
          />
        )}
        {isWaiting && (
          <ConfirmationNotice
            checkoutId={checkout.id}
            confirmation={news.confirmation}
            isPending={payment.isPending}
            onCancel={payment.cancel}
            onResume={payment.resume}
            ref={newsRef}
          />
        )}
        {/* Kept while the bank asks: another try finds what was typed. */}
        <div hidden={isWaiting}>
          <PaymentForm
            card={card}
            cards={cards}
            isDisabled={isOver || news?.kind === 'changed'}
            isPending={payment.isPending}
            markedField={newsField}
            onPay={payment.pay}
            total={checkout.total}
          />
        </div>
      </div>
      <PaymentSummary
        checkout={checkout}
        isOver={isOver || isWaiting}
        onRunOut={() => !payment.isPending && setRunOut(true)}
      />
    </div>
  );
}
