import type { Order } from '@wevisu/contract/orders.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { Icon } from '../../ui/icon.tsx';
import { Totals } from '../checkout/totals.tsx';
import { OrderAddress } from './order-address.tsx';
import { OrderItem } from './order-item.tsx';

export function OrderContent({ order }: { readonly order: Order }) {
  return (
    <>
      <p className="mt-2 text-muted">
        Placed on <span className="figures">{formatDate(order.placed_at)}</span> in the showroom of{' '}
        {order.company_name}
      </p>
      <div className="mt-8 grid gap-10 lg:grid-cols-[1fr_360px] lg:items-start lg:gap-16">
        <div className="flex min-w-0 flex-col gap-6">
          {order.parcels.map((parcel) => (
            <section
              aria-label={`From ${parcel.vendor}`}
              className="rounded-card border border-line bg-surface"
              key={parcel.vendor}
            >
              <h2 className="flex items-center gap-2 border-line border-b px-4 py-3 font-sans text-14 font-[550] sm:px-5">
                <span className="text-muted">
                  <Icon name="truck" size={18} />
                </span>
                {parcel.vendor}
              </h2>
              <ul className="divide-y divide-line px-4 sm:px-5">
                {parcel.items.map((item) => (
                  <OrderItem item={item} key={item.id} vsdId={order.vsd_id} />
                ))}
              </ul>
            </section>
          ))}
        </div>
        <div className="flex flex-col gap-8">
          <section aria-labelledby="order-totals" className="rounded-card bg-sunken p-5 sm:p-6">
            <h2 className="mb-4 text-22" id="order-totals">
              Totals
            </h2>
            <Totals
              coupon={couponOf(order)}
              shipping={order.shipping_charge}
              subtotal={order.subtotal}
              tax={order.tax}
              taxLabel="Tax"
              total={order.total}
            />
            <p className="figures mt-4 border-line border-t pt-4 text-14 text-muted">
              {order.card.brand} ending in {order.card.last4}
            </p>
          </section>
          <section aria-labelledby="order-address">
            <h2 className="mb-3 text-22" id="order-address">
              Shipping address
            </h2>
            <OrderAddress order={order} />
          </section>
        </div>
      </div>
    </>
  );
}

/** An order has its coupon's code; the discount is the difference of the amounts. */
function couponOf({ coupon_code, subtotal, shipping_charge, tax, total }: Order) {
  if (coupon_code === null) return null;
  return { code: coupon_code, amount: subtotal + shipping_charge + tax - total };
}
