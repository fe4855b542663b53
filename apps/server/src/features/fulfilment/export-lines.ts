import type { CallInput } from '@wevisu/contract/call.ts';
import type {
  exportVendorLines as exportCall,
  matchVendorLines as matchCall,
  VendorLine,
} from '@wevisu/contract/fulfilment.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import { readAllRows } from '../../platform/lists/read-list.ts';
import { readMatching } from '../../platform/lists/read-matching.ts';
import type { FulfilmentDeps } from './deps.ts';
import { showLine, toLineFilter } from './list-lines.ts';
import { type LineRow, listLinePages, listMatchingLines } from './store/lines.ts';

/** By the keys of the table's columns. */
const COLUMNS: readonly ExportColumn<VendorLine>[] = [
  { key: 'order', header: 'Order', value: ({ order_number }) => order_number },
  { key: 'placed', header: 'Placed (UTC)', value: ({ placed_at }) => placed_at },
  { key: 'product', header: 'Product', value: ({ product_name }) => product_name },
  { key: 'sku', header: 'SKU', value: ({ sku }) => sku },
  {
    key: 'lots',
    header: 'Lots',
    value: ({ lots }) => lots.map(({ lot_code, qty }) => `${lot_code} (${qty})`).join(', '),
  },
  {
    key: 'ship_to',
    header: 'Ship to',
    value: ({ ship_to: to }) =>
      to && [to.full_name, to.street, to.city, to.state, to.zip_code].join(', '),
  },
  { key: 'status', header: 'Status', value: ({ status_label }) => status_label },
  { key: 'changed', header: 'Last change (UTC)', value: ({ status_date }) => status_date },
  { key: 'due', header: 'Due (UTC)', value: ({ due_at }) => due_at },
  { key: 'qty', header: 'Quantity', value: ({ qty }) => qty },
  { key: 'unit', header: 'Unit', value: ({ unit }) => unit },
  { key: 'profit', header: 'Your amount', kind: 'cents', value: ({ profit }) => profit },
];

/** Every line that the list's query finds, in its order. */
export function exportLines(
  { orders: { pool, now } }: FulfilmentDeps,
  userId: UserId,
  query: CallInput<typeof exportCall>['query'],
): Result<SentFile> {
  const { sort, dir, format, columns: chosen } = query;
  const filter = toLineFilter({ userId, now: now() }, query);
  const keyOf = (row: LineRow) =>
    sort === 'placed' ? String(row.orderId) : row.statusDate.toISOString();
  const rows = readAllRows(query, async ({ afterKey, afterId, most }) => {
    const page = { key: afterKey, id: afterId, limit: most };
    const found = await listLinePages[`${sort} ${dir}`].list(pool, { ...filter, ...page });
    return found.map((row) => ({ ...row, sortKey: keyOf(row) }));
  });
  return exportRows({
    ...{ name: 'order-lines', format, chosen, columns: COLUMNS },
    rows: show(rows),
  });
}

async function* show(rows: AsyncIterable<LineRow>) {
  for await (const row of rows) yield showLine(row);
}

/** The lines of a selection, as they are now. */
export async function matchLines(
  { orders: { pool, now } }: FulfilmentDeps,
  userId: UserId,
  body: CallInput<typeof matchCall>['body'],
) {
  const filter = toLineFilter({ userId, now: now() }, body);
  const found = await readMatching(body, (limit) => listMatchingLines(pool, { ...filter, limit }));
  if (!found.ok) return found;
  const rows = found.value.map(({ id, orderNumber, productName, qty, status }) => ({
    ...{ id, order_number: orderNumber, product_name: productName, qty, status },
  }));
  return ok({ count: rows.length, rows });
}
