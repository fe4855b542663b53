import type { Order } from '@wevisu/contract/orders.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { addressChangeUntil } from '@wevisu/domain/orders/order-address.ts';
import type { OrdersDeps } from './deps.ts';
import { homeownerItem } from './show-item.ts';
import { refundOf, showPayment } from './show-payment.ts';
import { listCharges, listPaidItems, sumDisputes } from './store/order-payment.ts';
import { findOrder, listOrderItemRows, type OrderItemRow } from './store/orders.ts';

/** The user's own order, grouped by vendor. */
export async function showOrder(
  { pool, now }: Pick<OrdersDeps, 'pool' | 'now'>,
  of: { readonly userId: UserId; readonly number: string },
): Promise<Result<Order>> {
  const order = await findOrder(pool, of);
  if (order === null) return refuse('order_not_found');
  const items = await listOrderItemRows(pool, of);
  const charges = await listCharges(pool, of);
  const disputes = await sumDisputes(pool, of);
  const paid = new Map((await listPaidItems(pool, of)).map((row) => [row.itemId, row]));
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
    payment: showPayment({ order, items, paid, charges, disputes, now: at.now }),
    coupon_code: order.couponCode,
    parcels: parcels.map(([vendorId, parcel]) => ({
      vendor_id: vendorId,
      vendor: parcel[0]?.vendor ?? '',
      arrives: arrivalOf(parcel[0]),
      items: parcel.map((item) =>
        homeownerItem(item, {
          ...at,
          isCharged: paid.get(item.id)?.isCharged ?? false,
          refund: refundOf(paid.get(item.id), at.now),
        }),
      ),
    })),
    subtotal: order.itemsCents,
    shipping_charge: order.shippingCents,
    tax: order.taxCents,
    tax_source: order.taxSource,
    total: order.totalCents,
  });
}

/** All lines of a vendor were told the same days. */
function arrivalOf(item: OrderItemRow | undefined) {
  const { arrivesFrom: from = null, arrivesTo: to = null } = item ?? {};
  return from === null || to === null ? null : { from, to };
}
