import type { Order } from '@wevisu/contract/orders.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { useSiteSettings } from '../../platform/site-settings.ts';
import { Button } from '../../ui/button.tsx';
import { LinkButton } from '../../ui/link-button.tsx';
import { orderPath } from '../checkout/checkout-paths.ts';
import { Totals } from '../checkout/totals.tsx';
import { couponOf } from './coupon-of.ts';
import { PaymentRows, paymentText } from './payment-state.tsx';
import { ReceiptLines } from './receipt-lines.tsx';
import { formatTime } from './request-texts.ts';

/** What was ordered and authorized, on paper as on the screen. */
export function ReceiptContent({ order }: { readonly order: Order }) {
  const { brandName } = useSiteSettings();
  const { address, card, payment } = order;
  return (
    <>
      <div className="mb-8 flex flex-wrap items-center justify-between gap-3 print:hidden">
        <LinkButton icon="left" kind="quiet" size="small" to={orderPath(order.number)}>
          Back to the order
        </LinkButton>
        <Button icon="file" onPress={() => window.print()} size="small">
          Print
        </Button>
      </div>
      <header className="flex flex-wrap items-end justify-between gap-4 border-ink border-b pb-4">
        <div>
          <p className="text-14 text-muted">{brandName}</p>
          <h1 className="text-28 md:text-36">Receipt</h1>
        </div>
        <p className="figures text-14 sm:text-end">
          Order {order.number}
          <br />
          {formatDate(order.placed_at)}, {formatTime(order.placed_at)} Pacific
        </p>
      </header>
      <div className="mt-6 grid gap-6 text-14 sm:grid-cols-2">
        <div>
          <h2 className="mb-1 font-[560] font-sans text-14">Ship to</h2>
          <address className="break-words not-italic">
            {address.full_name}
            <br />
            {address.street}
            {address.apartment && `, ${address.apartment}`}
            <br />
            {address.city}, {address.state} <span className="figures">{address.zip_code}</span>
          </address>
        </div>
        <div>
          <h2 className="mb-1 font-[560] font-sans text-14">Ordered in</h2>
          <p>
            The showroom of {order.company_name}
            <br />
            <span className="figures">{order.vsd_id}</span>
          </p>
        </div>
      </div>
      <ReceiptLines parcels={order.parcels} />
      <div className="mt-6 grid gap-8 sm:grid-cols-2">
        <section aria-labelledby="receipt-payment" className="break-inside-avoid">
          <h2 className="font-[560] font-sans text-16" id="receipt-payment">
            Payment
          </h2>
          <p className="figures mt-1 text-14 text-muted">
            {card.brand} ending in {card.last4}
          </p>
          <PaymentRows payment={payment} />
          <p className="mt-3 text-14">{paymentText(payment)}</p>
          <p className="mt-2 text-14 text-muted">
            {payment.charged > 0
              ? 'This receipt is of what was charged and paid back until now.'
              : 'This receipt is of an authorization. Your card is charged for what the vendors approve.'}
          </p>
        </section>
        <section aria-label="Totals" className="break-inside-avoid">
          <Totals
            coupon={couponOf(order)}
            shipping={order.shipping_charge}
            subtotal={order.subtotal}
            tax={order.tax}
            taxLabel="Estimated tax"
            taxSource={order.tax_source}
            total={order.total}
          />
        </section>
      </div>
    </>
  );
}
