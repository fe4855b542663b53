import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { ok, refuse } from '@wevisu/domain/errors/errors.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { statusLabel } from '@wevisu/domain/orders/order-status.ts';
import type { OrdersDeps } from './deps.ts';
import { showProOrderRow } from './list-pro-orders.ts';
import { proItem } from './show-item.ts';
import { showRequest } from './show-request.ts';
import { findProOrder, listProOrderItems, type ProOrderItemRow } from './store/pro-orders.ts';

/** One order of the pro's showroom, with the amounts that a pro may see (U-12, G-38). */
export async function showProOrder(
  { pool, now }: Pick<OrdersDeps, 'pool' | 'now'>,
  { proId, number }: { readonly proId: ProUserId; readonly number: string },
) {
  const order = await findProOrder(pool, { proId, number, today: dayOf(now()) });
  if (order === null) return refuse('order_not_found');
  const rows = await listProOrderItems(pool, { proId, number });
  return ok({
    ...showProOrderRow(order),
    place: order.place,
    coupon_code: order.couponCode,
    subtotal: order.itemsCents,
    shipping_charge: order.shippingCents,
    tax: order.taxCents,
    tax_source: order.taxSource,
    items: rows.map((row) => ({
      ...proItem(row),
      arrives:
        row.arrivesFrom === null || row.arrivesTo === null
          ? null
          : { from: row.arrivesFrom, to: row.arrivesTo },
      requests: (row.requests ?? []).map(showRequest),
    })),
    timeline: rows.flatMap(stepsOf).toSorted((a, b) => a.at.localeCompare(b.at)),
  });
}

function stepsOf({ events, productName, qty }: ProOrderItemRow) {
  return (events ?? []).map(({ status, at }) => ({
    at: new Date(at).toISOString(),
    product_name: productName,
    qty,
    status_label: statusLabel(status),
  }));
}
