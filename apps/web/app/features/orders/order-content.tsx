import type { Order } from '@wevisu/contract/orders.ts';
import { formatDate } from '@wevisu/domain/calendar/calendar.ts';
import { arrivalText } from '@wevisu/domain/orders/delivery-estimate.ts';
import { isOrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { STAGES, stageOf } from '@wevisu/domain/orders/order-steps.ts';
import { arrivalPath } from '@wevisu/site/paths.ts';
import { Suspense } from 'react';
import { late } from '../../platform/late.ts';
import { Icon } from '../../ui/icon.tsx';
import { Totals } from '../checkout/totals.tsx';
import { couponOf } from './coupon-of.ts';
import { OrderAddress } from './order-address.tsx';
import { OrderItem } from './order-item.tsx';
import { PaymentState } from './payment-state.tsx';

/** Asked for on their own, so their code can come beside them. */
const AccessChoice = late(async () => ({
  default: (await import('../arrivals/access-choice.tsx')).AccessChoice,
}));
const OrderParcels = late(async () => ({
  default: (await import('./parcels/order-parcels.tsx')).OrderParcels,
}));

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
              key={parcel.vendor_id}
            >
              <h2 className="flex items-center gap-2 border-line border-b px-4 py-3 font-sans text-14 font-[550] sm:px-5">
                <span className="text-muted">
                  <Icon name="truck" size={18} />
                </span>
                {parcel.vendor}
              </h2>
              {parcel.arrives && isExpected(parcel.items) && (
                <p className="figures border-line border-b px-4 py-3 font-[520] text-14 sm:px-5">
                  {arrivalText(parcel.arrives)}
                </p>
              )}
              <ul className="divide-y divide-line px-4 sm:px-5">
                {parcel.items.map((item) => (
                  <OrderItem
                    hasArrival={parcel.arrives !== null}
                    item={item}
                    key={item.id}
                    vsdId={order.vsd_id}
                  />
                ))}
              </ul>
            </section>
          ))}
          <Suspense>
            <OrderParcels arrivalPath={arrivalPath} number={order.number}>
              <div className="border-line border-t py-3">
                <AccessChoice number={order.number} />
              </div>
            </OrderParcels>
          </Suspense>
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
              taxSource={order.tax_source}
              total={order.total}
            />
            <PaymentState order={order} />
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

/** Whether anything is still on its way: not delivered, canceled or sent back. */
function isExpected(items: Order['parcels'][number]['items']): boolean {
  return items.some(({ status }) => {
    const stage = isOrderStatus(status) ? stageOf(status) : null;
    return stage !== null && stage < STAGES.length - 1;
  });
}
