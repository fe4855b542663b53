import type { Order } from '@wevisu/contract/orders.ts';
import { day, formatDate, formatDay } from '@wevisu/domain/calendar/calendar.ts';
import { Suspense, useState } from 'react';
import { late } from '../../platform/late.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { Money } from '../../ui/money.tsx';
import { receiptPath } from './receipt-path.ts';

/** Asked for on their own, so their code can come beside them. */
const OrderDocuments = late(async () => ({
  default: (await import('./order-documents.tsx')).OrderDocuments,
}));

const OtherCardDialog = late(() => import('./other-card-dialog.tsx'));

/** What is held on the card, what of it is free again, and what is left to pay. */
export function PaymentState({ order }: { readonly order: Order }) {
  const { card, payment } = order;
  return (
    <section aria-labelledby="order-payment" className="mt-5 border-line border-t pt-5">
      <h3 className="font-[550] font-sans text-16" id="order-payment">
        Payment
      </h3>
      <p className="figures mt-1 text-14 text-muted">
        {card.brand} ending in {card.last4}
      </p>
      <PaymentRows payment={payment} />
      <p className="mt-3 text-14 text-muted">{paymentText(payment)}</p>
      <div className="mt-4 flex flex-wrap gap-2">
        {payment.refused !== null && <OtherCard number={order.number} />}
        <LinkButton icon="file" kind="secondary" size="small" to={receiptPath(order.number)}>
          Receipt
        </LinkButton>
      </div>
      {payment.charges.length > 0 && (
        <Suspense>
          <OrderDocuments number={order.number} />
        </Suspense>
      )}
    </section>
  );
}

function OtherCard({ number }: { readonly number: string }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <>
      <Button onPress={() => setOpen(true)} size="small">
        Pay with another card
      </Button>
      {isOpen && (
        <Suspense>
          <OtherCardDialog number={number} onClose={() => setOpen(false)} />
        </Suspense>
      )}
    </>
  );
}

/** Charged less refunds is what is paid; what may still be charged, and what is released, stand below. */
export function PaymentRows({ payment }: { readonly payment: Order['payment'] }) {
  const { authorized, authorized_at, hold_until, released, waiting, approved, expected, due } =
    payment;
  const isCharged = payment.charged > 0;
  const paid = payment.charged - payment.paid_back - payment.by_bank;
  return (
    <dl className="mt-3 flex flex-col gap-2 text-14">
      <Row
        amount={authorized}
        label={`Authorized on ${formatDate(authorized_at)}${hold_until === null ? '' : `, until ${formatDate(hold_until)}`}`}
      />
      {payment.raised > 0 && (
        <Row amount={payment.raised} label="Higher prices that you accepted" />
      )}
      {released > 0 && (
        <Row amount={-released} label="Released: canceled, not approved, or lowered" />
      )}
      {payment.charges.map(({ at, amount }) => (
        <Row amount={amount} key={at} label={`Charged on ${formatDate(at)}`} />
      ))}
      {payment.refund_list.map((refund) => (
        <Row
          amount={-refund.amount}
          key={`${refund.decided_at} ${refund.product_name} ${refund.amount}`}
          label={`${refundText(refund)}: ${refund.qty} x ${refund.product_name}`}
        />
      ))}
      {payment.by_bank > 0 && <Row amount={-payment.by_bank} label="Given back by your bank" />}
      {isCharged && <Row amount={paid} isTotal label="Paid" />}
      {approved > 0 && <Row amount={approved} label="Approved, to be charged" />}
      {waiting > 0 && <Row amount={waiting} label="An approval would add" />}
      {expected > 0 && <Row amount={-expected} label="Comes back for returns" />}
      {due !== (isCharged ? paid : authorized) && (
        <Row amount={due} isTotal label="You pay at most" />
      )}
    </dl>
  );
}

/** POL-15: since when, or between which days, the money of a line is back. */
export function refundText({ state, decided_at, from, to }: Refund): string {
  if (state === 'done') return `Refunded on ${formatDate(decided_at)}`;
  if (state === 'delayed') return 'Refund delayed, we are seeing to it';
  return `Refund on its way, ${formatDay(day(from))} to ${formatDay(day(to))}`;
}

type Refund = Pick<Order['payment']['refund_list'][number], 'state' | 'decided_at' | 'from' | 'to'>;

/** In words, without an amount. */
export function paymentText(payment: Order['payment']): string {
  const { charged, due, is_voided, approved, waiting, refused } = payment;
  if (payment.disputed > 0) {
    return 'You dispute this payment with your bank. Until it decides, nothing of this order can be canceled, returned or paid back here.';
  }
  if (refused?.next_try) {
    return `Your card was refused on ${formatDate(refused.at)}. Ask your bank to allow the charge, and we try again on ${formatDate(refused.next_try)}; or pay with another card.`;
  }
  if (refused) {
    return `Your card was refused on ${formatDate(refused.at)}. We do not try it again: please pay with another card.`;
  }
  if (is_voided && charged === 0) return 'The hold on your card is gone. Nothing was charged.';
  if (charged === 0 && due === 0) {
    return 'Nothing will be charged; the hold on your card is being released.';
  }
  if (charged === 0) {
    return 'Authorized, not charged. You pay only for what the vendors approve and ship.';
  }
  if (approved + waiting > 0) return 'What the vendors approve later is charged to the same card.';
  return 'Charged for what the vendors approved. Nothing more is held on your card.';
}

function Row(props: {
  readonly label: string;
  readonly amount: number;
  readonly isTotal?: boolean;
}) {
  return (
    <div className={`flex justify-between gap-4 ${props.isTotal ? 'font-[560]' : ''}`}>
      <dt className="figures">{props.label}</dt>
      <dd>
        <Money amount={props.amount} />
      </dd>
    </div>
  );
}
