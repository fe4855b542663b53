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
  findOrderIds,
  listBoardRows,
} from './store/board.ts';

type Query = CallInput<typeof call>['query'];

/** One page of the board. A search names orders, by their number or by whose they are. */
export async function listBoard(
  { pool, now }: Pick<StaffDeps, 'pool' | 'now'>,
  query: Query,
): Promise<Result<ListPage<BoardLine>>> {
  const today = dayOf(now());
  const { sort, dir } = query;
  const filter: BoardFilter = {
    status: query.status ?? null,
    vendor: query.vendor ?? null,
    showroom: query.showroom ?? null,
    from: query.from ?? null,
    to: query.to ?? null,
    lateBefore: query.late === undefined ? null : today,
    orderIds: query.q === '' ? null : await searchOrders(pool, query.q),
  };
  return readList(query, {
    rows: (page) => listBoardRows(pool, { ...filter, ...page, sort, dir }),
    count: async (most) => (await countBoard(pool, { ...filter, most })).total,
    show: (row) => showLine(row, today),
  });
}

async function searchOrders(pool: StaffDeps['pool'], q: string) {
  const email = q.toLowerCase();
  const number = q.toUpperCase();
  const rows = await findOrderIds(pool, {
    number: /^\d+$/.test(q) ? `WV-${q}` : number,
    isEmail: !/^(WV-)?\d+$/.test(number),
    from: email,
    to: `${email}\u{10ffff}`,
  });
  return rows.map(({ id }) => id);
}

function showLine(row: BoardRow, today: string): BoardLine {
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
