import type { CallInput } from '@wevisu/contract/call.ts';
import type { BoardLine, exportBoard as call, matchBoard } from '@wevisu/contract/staff-orders.ts';
import { ok, type Result } from '@wevisu/domain/errors/errors.ts';
import { TAX_SOURCE_TEXTS } from '@wevisu/domain/money/tax-by-address.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import { readAllRows } from '../../platform/lists/read-list.ts';
import { readMatching } from '../../platform/lists/read-matching.ts';
import type { StaffDeps } from './deps.ts';
import { showBoardLine, toBoardFilter } from './list-board.ts';
import { type BoardRow, listBoardRows, listMatchingLines } from './store/board.ts';

type Deps = Pick<StaffDeps, 'pool' | 'now'>;

/** By the keys of the table's columns. */
const COLUMNS: readonly ExportColumn<BoardLine>[] = [
  { key: 'order', header: 'Order', value: ({ order_number }) => order_number },
  { key: 'placed', header: 'Placed (UTC)', value: ({ placed_at }) => placed_at },
  { key: 'homeowner', header: 'Homeowner', value: ({ homeowner }) => homeowner },
  { key: 'email', header: 'Email', value: ({ email }) => email },
  { key: 'product', header: 'Product', value: ({ product_name }) => product_name },
  { key: 'sku', header: 'SKU', value: ({ sku }) => sku },
  { key: 'qty', header: 'Quantity', value: ({ qty }) => qty },
  { key: 'unit', header: 'Unit', value: ({ unit }) => unit },
  { key: 'vendor', header: 'Vendor', value: ({ vendor }) => vendor },
  { key: 'showroom', header: 'Showroom', value: ({ showroom }) => showroom },
  { key: 'status', header: 'Status', value: ({ status_label }) => status_label },
  { key: 'status_date', header: 'Status since (UTC)', value: ({ status_date }) => status_date },
  {
    key: 'tracking',
    header: 'Tracking number',
    value: ({ tracking }) => (tracking === null ? null : `${tracking.carrier} ${tracking.number}`),
  },
  { key: 'promised', header: 'Promised', value: ({ promised_on }) => promised_on },
  { key: 'paid', header: 'Paid', kind: 'cents', value: ({ total }) => total },
  { key: 'profit', header: 'Our part', kind: 'cents', value: ({ profit }) => profit },
  { key: 'tax', header: 'Tax', value: ({ tax_source }) => TAX_SOURCE_TEXTS[tax_source] },
];

/** Every line that the list's query finds, in its order. */
export async function exportBoard(
  deps: Deps,
  query: CallInput<typeof call>['query'],
): Promise<Result<SentFile>> {
  const { sort, dir, format, columns: chosen } = query;
  const { filter, today } = await toBoardFilter(deps, query);
  const rows = readAllRows(query, (page) =>
    listBoardRows(deps.pool, { ...filter, ...page, sort, dir }),
  );
  return exportRows({
    ...{ name: 'order-lines', format, chosen, columns: COLUMNS },
    rows: show(rows, today),
  });
}

async function* show(rows: AsyncIterable<BoardRow>, today: string) {
  for await (const row of rows) yield showBoardLine(row, today);
}

/** The lines of a selection, as they are now. */
export async function matchLines(deps: Deps, body: CallInput<typeof matchBoard>['body']) {
  const { filter } = await toBoardFilter(deps, body);
  const found = await readMatching(body, (most) =>
    listMatchingLines(deps.pool, { ...filter, most }),
  );
  if (!found.ok) return found;
  const rows = found.value.map(({ id, status, orderNumber, productName }) => ({
    ...{ id, seen: status, name: `${orderNumber}, ${productName}` },
  }));
  return ok({ count: rows.length, rows });
}
