import { listOrderItems as call } from '@wevisu/contract/orders.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { isOrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { buildPaged, type PageRequest, pageWindow } from '../../platform/http/paged.ts';
import type { OrdersDeps } from './deps.ts';
import { countItems, type ItemRow, listItems, type Viewer } from './store/items.ts';

/** The lines that concern a business account, newest first, each shown as its role may see it. */
export async function listOrderItems<Item>(
  { pool }: OrdersDeps,
  given: PageRequest & {
    readonly viewer: Viewer;
    readonly order: string | undefined;
    readonly status: string | undefined;
    readonly show: (row: ItemRow) => Item;
  },
): Promise<Result<ReturnType<typeof buildPaged<Item>>>> {
  const { viewer, status, ppp, show } = given;
  if (status !== undefined && !isOrderStatus(status)) return refuse('status_unknown');
  const filter = { order: given.order ?? null, status: status ?? null };
  const total = await countItems(pool, viewer, filter);
  const window = pageWindow(total, given);
  const rows = await listItems(pool, viewer, { ...filter, limit: ppp, offset: window.offset });
  return ok(buildPaged({ rows: rows.map(show), total, ppp, window, path: call.path }));
}
