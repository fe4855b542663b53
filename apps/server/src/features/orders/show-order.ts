import type { Order } from '@wevisu/contract/orders.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { addressChangeUntil } from '@wevisu/domain/orders/order-address.ts';
import { type PaidItem, paymentState } from '@wevisu/domain/orders/payment-state.ts';
import type { OrdersDeps } from './deps.ts';
import { homeownerItem, paidFor } from './show-item.ts';
import { findOrder, listOrderItemRows, type OrderItemRow } from './store/orders.ts';

/** The user's own order, grouped by vendor. */
export async function showOrder(
  { pool, now }: Pick<OrdersDeps, 'pool' | 'now'>,
  of: { readonly userId: UserId; readonly number: string },
): Promise<Result<Order>> {
  const order = await findOrder(pool, of);
  if (order === null) return refuse('order_not_found');
  const items = await listOrderItemRows(pool, of);
  const at = { placedAt: order.placedAt, now: now() };
  const parcels = [...Map.groupBy(items, (item) => item.vendorId)];
  return ok({
    number: order.number,
    placed_at: order.placedAt.toISOString(),
    company_name: order.companyName,
    vsd_id: order.vsdId,
    address: order.address,
    address_until: addressChangeUntil(
      { placedAt: order.placedAt, statuses: items.map(({ status }) => status) },
      at.now,
    ),
    card: { brand: order.cardBrand, last4: order.cardLast4 },
    payment: {
      ...paymentState(cents(order.authorizedCents), items.map(toPaidItem)),
      authorized_at: order.authorizedAt.toISOString(),
      is_voided: order.voidedAt !== null,
    },
    coupon_code: order.couponCode,
    parcels: parcels.map(([vendorId, parcel]) => ({
      vendor_id: vendorId,
      vendor: parcel[0]?.vendor ?? '',
      arrives: arrivalOf(parcel[0]),
      items: parcel.map((item) => homeownerItem(item, at)),
    })),
    subtotal: order.itemsCents,
    shipping_charge: order.shippingCents,
    tax: order.taxCents,
    total: order.totalCents,
  });
}

/** All lines of a vendor were told the same days. */
function arrivalOf(item: OrderItemRow | undefined) {
  const { arrivesFrom: from = null, arrivesTo: to = null } = item ?? {};
  return from === null || to === null ? null : { from, to };
}

function toPaidItem(item: OrderItemRow): PaidItem {
  const refund = item.requests?.find(({ refundCents }) => refundCents !== null)?.refundCents;
  return {
    status: item.status,
    amount: paidFor(item),
    refund: refund === undefined || refund === null ? null : cents(refund),
  };
}
