import type { Order } from '@wevisu/contract/orders.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { addressChangeUntil } from '@wevisu/domain/orders/order-address.ts';
import type { OrdersDeps } from './deps.ts';
import { homeownerItem } from './show-item.ts';
import { findOrder, listOrderItemRows } from './store/orders.ts';

/** An own order, by the vendors that send it. */
export async function showOrder(
  { pool, now }: Pick<OrdersDeps, 'pool' | 'now'>,
  of: { readonly userId: number; readonly number: string },
): Promise<Result<Order>> {
  const order = await findOrder(pool, of);
  if (order === null) return refuse('order_not_found');
  const items = await listOrderItemRows(pool, of);
  const at = { placedAt: order.placed_at, now: now() };
  const parcels = [...Map.groupBy(items, (item) => item.vendor_id).values()];
  return ok({
    number: order.number,
    placed_at: order.placed_at.toISOString(),
    company_name: order.company_name,
    vsd_id: order.vsd_id,
    address: order.address,
    address_until: addressChangeUntil(
      { placedAt: order.placed_at, statuses: items.map(({ status }) => status) },
      at.now,
    ),
    card: { brand: order.card_brand, last4: order.card_last4 },
    coupon_code: order.coupon_code,
    parcels: parcels.map((parcel) => ({
      vendor: parcel[0]?.vendor ?? '',
      items: parcel.map((item) => homeownerItem(item, at)),
    })),
    subtotal: order.items_cents,
    shipping_charge: order.shipping_cents,
    tax: order.tax_cents,
    total: order.total_cents,
  });
}
