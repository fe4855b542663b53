import type { CallInput } from '@wevisu/contract/call.ts';
import type { listVendorLines as call, VendorLine } from '@wevisu/contract/fulfilment.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import {
  keepsGoods,
  SETTLED_STATUSES,
  selectableStatuses,
  statusLabel,
} from '@wevisu/domain/orders/order-status.ts';
import { profitOf } from '@wevisu/domain/orders/profit.ts';
import { processingDueAt } from '@wevisu/domain/policy/policy.ts';
import { readCursor, writeCursor } from './cursor.ts';
import type { FulfilmentDeps } from './deps.ts';
import { countLines, type LineFilter, type LineRow, listLinePages } from './store/lines.ts';

const EXACT_TO = 10_000;

/** A page of the vendor's lines. */
export async function listLines(
  { orders: { pool, now } }: FulfilmentDeps,
  userId: UserId,
  query: CallInput<typeof call>['query'],
) {
  const { sort, dir, limit } = query;
  const filter = toLineFilter({ userId, now: now() }, query);
  const { key, id } = readCursor(query.after, sort === 'placed' ? 'number' : 'instant');
  const rows = await listLinePages[`${sort} ${dir}`].list(pool, {
    ...filter,
    key,
    id,
    limit: limit + 1,
  });
  const { total } = await countLines(pool, { ...filter, limit: EXACT_TO + 1 });
  const shown = rows.slice(0, limit);
  const last = shown.at(-1);
  const isMore = rows.length > limit && last !== undefined;
  return {
    rows: shown.map(showLine),
    next: isMore
      ? writeCursor(
          sort === 'placed' ? String(last.orderId) : last.statusDate.toISOString(),
          last.id,
        )
      : null,
    total: Math.min(total, EXACT_TO),
    total_is_exact: total <= EXACT_TO,
  };
}

type Filters = Pick<CallInput<typeof call>['query'], 'status' | 'promise' | 'request' | 'q'>;

export function toLineFilter(
  who: Pick<LineFilter, 'userId' | 'now'>,
  { status, promise, request, q }: Filters,
): LineFilter {
  return {
    ...who,
    status: status ?? null,
    promise: promise ?? null,
    isAsked: request === 'open',
    search: q.toUpperCase(),
  };
}

export function showLine(row: LineRow): VendorLine {
  const { qty, status } = row;
  const finalPrice = cents(row.finalPrice);
  const isSettled = (SETTLED_STATUSES as readonly string[]).includes(status);
  return {
    id: row.id,
    order_number: row.orderNumber,
    placed_at: row.placedAt.toISOString(),
    due_at: status === 'Waiting for approval' ? processingDueAt(row.placedAt).toISOString() : null,
    product_hash: row.productHash,
    product_name: row.productName,
    sku: row.sku,
    size_label: row.sizeLabel,
    finish: row.finish,
    unit: row.unit,
    qty,
    lots: row.lots.map((lot) => ({ lot_code: lot.lotCode, qty: lot.qty })),
    final_price: finalPrice,
    profit: profitOf('Vendor', { qty, status, finalPrice }) ?? 0,
    status,
    status_label: statusLabel(status),
    status_date: row.statusDate.toISOString(),
    selectable: [...selectableStatuses('Vendor', status)],
    ship_to: keepsGoods(status) && !isSettled ? row.address : null,
    request: row.request,
    asked_price: row.asked && {
      id: row.asked.id,
      final_price: cents(row.asked.final_price),
      answer_by: new Date(row.asked.answer_by).toISOString(),
    },
    can_ask_price: status === 'Waiting for approval' && row.asked === null && !row.isSample,
  };
}
