import type { CallInput } from '@wevisu/contract/call.ts';
import type { BoardLine, listBoard as call } from '@wevisu/contract/staff-orders.ts';
import { dayOf } from '@wevisu/domain/calendar/calendar.ts';
import type { Result } from '@wevisu/domain/errors/errors.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import {
  SETTLED_STATUSES,
  selectableStatuses,
  statusLabel,
} from '@wevisu/domain/orders/order-status.ts';
import { profitOf } from '@wevisu/domain/orders/profit.ts';
import { carrierName, trackingUrl } from '@wevisu/domain/orders/tracking.ts';
import { type ListPage, readList } from '../../platform/lists/read-list.ts';
import type { StaffDeps } from './deps.ts';
import {
  type BoardFilter,
  type BoardRow,
  countBoard,
  findOrdersByEmail,
  listBoardRows,
  probeSearch,
} from './store/board.ts';

type Query = CallInput<typeof call>['query'];

type Filters = Omit<Query, 'sort' | 'dir' | 'after' | 'limit'>;
type Deps = Pick<StaffDeps, 'pool' | 'now'>;

/** One page of the board. */
export async function listBoard(deps: Deps, query: Query): Promise<Result<ListPage<BoardLine>>> {
  const { pool } = deps;
  const { sort, dir } = query;
  const { filter, today } = await toBoardFilter(deps, query);
  return readList(query, {
    rows: (page) => listBoardRows(pool, { ...filter, ...page, sort, dir }),
    count: async (most) => (await countBoard(pool, { ...filter, most })).total,
    show: (row) => showBoardLine(row, today),
  });
}

/** What the query asks for, as the statements take it. */
export async function toBoardFilter(
  { pool, now }: Deps,
  query: Filters,
): Promise<{ readonly filter: BoardFilter; readonly today: string }> {
  const today = dayOf(now());
  const filter = {
    status: query.status ?? null,
    vendor: query.vendor ?? null,
    showroom: query.showroom ?? null,
    from: query.from ?? null,
    to: query.to ?? null,
    lateBefore: query.late === undefined ? null : today,
    ...ANY,
    ...(query.q === '' ? {} : await readSearch(pool, query.q)),
  };
  return { filter, today };
}

type Search = Pick<BoardFilter, 'orderIds' | 'sku' | 'tracking' | 'words'>;
const ANY: Search = { orderIds: null, sku: null, tracking: null, words: null };

/** One box finds many things. A search means the first of them that it finds, so that each reads its own index. */
async function readSearch(pool: StaffDeps['pool'], q: string): Promise<Partial<Search>> {
  const capitals = q.toUpperCase();
  // Every word by its beginning. Only letters and digits: the rest would be operators.
  const words = (q.toLowerCase().match(/[\p{L}\p{N}]+/gu) ?? [])
    .map((word) => `${word}:*`)
    .join(' & ');
  const number = /^\d+$/.test(q) ? `WV-${q}` : capitals;
  const found = await probeSearch(pool, { number, capitals, words });
  if (found.orderId !== null) return { orderIds: [found.orderId] };
  if (found.isTracking) return { tracking: capitals };
  if (found.isSku) return { sku: capitals };
  if (found.isName && !q.includes('@')) return { words };
  const orders = await findOrdersByEmail(pool, { email: q.toLowerCase() });
  return { orderIds: orders.map(({ id }) => id) };
}

export function showBoardLine(row: BoardRow, today: string): BoardLine {
  const { qty, status, carrier, trackingNumber: number } = row;
  const adminProfitInclusiveTax = cents(row.adminProfitInclusiveTax);
  const isSettled = (SETTLED_STATUSES as readonly string[]).includes(status);
  return {
    id: row.id,
    order_number: row.orderNumber,
    placed_at: row.placedAt.toISOString(),
    promised_on: row.promisedOn,
    is_late: !isSettled && row.promisedOn < today,
    homeowner: row.homeowner,
    email: row.email,
    vendor_id: row.vendorId,
    vendor: row.vendor,
    showroom_id: row.showroomId,
    showroom: row.showroom,
    product_name: row.productName,
    sku: row.sku,
    qty,
    unit: row.unit,
    price: row.priceCents,
    total: row.lineCents,
    final_price: row.finalPrice,
    contractor_markup_amt: row.contractorMarkupAmt,
    admin_profit_inclusive_tax: adminProfitInclusiveTax,
    profit: profitOf('Admin', { qty, status, adminProfitInclusiveTax }) ?? 0,
    tax_source: row.taxSource,
    status,
    status_label: statusLabel(status),
    status_date: row.statusDate.toISOString(),
    tracking:
      carrier === null || number === null
        ? null
        : { carrier: carrierName(carrier), number, url: trackingUrl({ carrier, number }) },
    selectable: [...selectableStatuses('Admin', status)],
  };
}
