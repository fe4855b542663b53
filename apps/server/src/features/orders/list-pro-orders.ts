import type { CallInput } from '@wevisu/contract/call.ts';
import type {
  exportProOrders as exportCall,
  listProOrders as listCall,
  ProOrder,
} from '@wevisu/contract/pro-orders.ts';
import { dayOf, formatDate } from '@wevisu/domain/calendar/calendar.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import type { PageValues } from '../../platform/lists/keyset.ts';
import { readAllRows, readList } from '../../platform/lists/read-list.ts';
import type { OrdersDeps } from './deps.ts';
import { countProOrders, PRO_ORDER_PAGES, type ProOrderRow } from './store/pro-orders.ts';

type Deps = Pick<OrdersDeps, 'pool' | 'now'>;
type ListQuery = CallInput<typeof listCall>['query'];
type ExportQuery = CallInput<typeof exportCall>['query'];

/** A page of the showroom's orders. */
export function listProOrders(
  deps: Deps,
  { proId, query }: { readonly proId: ProUserId; readonly query: ListQuery },
) {
  const filter = filterOf(proId, query);
  return readList(query, {
    rows: pagesOf(deps, { filter, ...orderOf(query) }),
    count: async (most) => (await countProOrders(deps.pool, { ...filter, most })).total,
    show: showProOrderRow,
  });
}

/** All that the filters let through, as a file. */
export function exportProOrders(
  deps: Deps,
  { proId, query }: { readonly proId: ProUserId; readonly query: ExportQuery },
) {
  const filter = filterOf(proId, query);
  return exportRows({
    name: 'orders',
    format: query.format,
    chosen: query.columns,
    columns: COLUMNS,
    rows: readAllRows(query, pagesOf(deps, { filter, ...orderOf(query) })),
  });
}

export function showProOrderRow(row: ProOrderRow): ProOrder {
  const { id, number, clientId, client, placedAt, lines, promised, isLate } = row;
  return {
    ...{ id, number, client: { id: clientId, name: client }, lines, promised, is_late: isLate },
    placed_at: placedAt.toISOString(),
    statuses: row.statuses.map((one) => ({ ...one, status_label: statusLabel(one.status) })),
    total: row.totalCents,
    markup: row.markupCents,
  };
}

const COLUMNS: readonly ExportColumn<ProOrderRow>[] = [
  { key: 'number', header: 'Order', value: ({ number }) => number },
  { key: 'placed', header: 'Placed', value: ({ placedAt }) => formatDate(placedAt) },
  { key: 'client', header: 'Client', value: ({ client }) => client },
  { key: 'lines', header: 'Lines', value: ({ lines }) => lines },
  {
    key: 'status',
    header: 'Status',
    value: ({ statuses }) =>
      statuses.map(({ status, count }) => `${statusLabel(status)}: ${count}`).join(', '),
  },
  { key: 'promised', header: 'Promised', value: ({ promised }) => promised ?? '' },
  { key: 'total', header: 'Client pays', kind: 'cents', value: ({ totalCents }) => totalCents },
  { key: 'markup', header: 'Your markup', kind: 'cents', value: ({ markupCents }) => markupCents },
];

function filterOf(proId: ProUserId, query: ListQuery | ExportQuery) {
  const { q, status = null, placed_from = null, placed_to = null, client = null } = query;
  return {
    ...{ proId, status, placedFrom: placed_from, placedTo: placed_to, clientId: client },
    q: q === '' ? null : q.toLowerCase(),
  };
}

const orderOf = ({ sort, dir }: ListQuery | ExportQuery) => ({ sort, dir });

function pagesOf(
  { pool, now }: Deps,
  of: { readonly filter: ReturnType<typeof filterOf> } & ReturnType<typeof orderOf>,
) {
  const today = dayOf(now());
  return (page: PageValues) =>
    PRO_ORDER_PAGES[of.sort][of.dir].list(pool, { ...of.filter, ...page, today });
}
