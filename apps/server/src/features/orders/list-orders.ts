import { listOrders as call } from '@wevisu/contract/orders.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { buildPaged, type PageRequest, pageWindow } from '../../platform/http/paged.ts';
import type { OrdersDeps } from './deps.ts';
import { countOrders, listOrderRows } from './store/orders.ts';

/** The user's own orders, newest first. */
export async function listOrders(
  { pool }: OrdersDeps,
  { userId, page, ppp }: PageRequest & { readonly userId: UserId },
) {
  const total = await countOrders(pool, userId);
  const window = pageWindow(total, { page, ppp });
  const rows = await listOrderRows(pool, { userId, limit: ppp, offset: window.offset });
  return buildPaged({
    rows: rows.map((row) => ({
      number: row.number,
      placed_at: row.placedAt.toISOString(),
      total: row.totalCents,
      total_items: row.totalItems,
      statuses: row.statuses.map(({ status, count }) => ({
        status_label: statusLabel(status),
        count,
      })),
      pictures: [...row.pictures],
    })),
    total,
    ppp,
    window,
    path: call.path,
  });
}
