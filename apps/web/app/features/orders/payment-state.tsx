import type { Order } from '@wevisu/contract/orders.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { LinkButton } from '../../ui/link-button.tsx';
import { Money } from '../../ui/money.tsx';
import { receiptPath } from './receipt-path.ts';

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
      <LinkButton
        className="mt-4"
        icon="file"
        kind="secondary"
        size="small"
        to={receiptPath(order.number)}
      >
        Receipt
      </LinkButton>
    </section>
  );
}

/** authorized - released - refunds = due. */
export function PaymentRows({ payment }: { readonly payment: Order['payment'] }) {
  const { authorized, authorized_at, released, refunds, due } = payment;
  return (
    <dl className="mt-3 flex flex-col gap-2 text-14">
      <Row amount={authorized} label={`Authorized on ${formatDate(authorized_at)}`} />
      {released > 0 && <Row amount={-released} label="Released: canceled or not approved" />}
      {refunds > 0 && <Row amount={-refunds} label="Comes back for returns" />}
      {released + refunds > 0 && <Row amount={due} isTotal label="You pay at most" />}
    </dl>
  );
}

/** In words, without an amount. */
export function paymentText({ due, is_voided }: Order['payment']): string {
  if (is_voided) return 'The hold on your card is gone. Nothing was charged.';
  if (due === 0) return 'Nothing will be charged; the hold on your card is being released.';
  return 'Authorized, not charged. You pay only for what the vendors approve and ship.';
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
