import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import { HIRE_LABELS } from '@wevisu/domain/hiring/hire-words.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { cents } from '@wevisu/domain/money/money.ts';
import { statusLabel } from '@wevisu/domain/orders/order-status.ts';
import { profitOf } from '@wevisu/domain/orders/profit.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import type { ExportColumn } from '../../platform/lists/export-rows.ts';
import { exportWorkbook } from '../../platform/lists/export-workbook.ts';
import { percent, textOfTime } from './cells.ts';
import type { OwnDataDeps } from './deps.ts';
import { boundedSheet, type Fact, factSheet, readPages } from './read-sheet.ts';
import * as store from './store/pro.ts';

/** A pro's own workbook. Each sheet is read while it is written. */
export async function takeProData(
  { pool }: OwnDataDeps,
  proId: ProUserId,
): Promise<Result<SentFile>> {
  const showroom = await store.getShowroomFacts(pool, { proId });
  if (showroom === null) return refuse('showroom_not_found');
  const idOf = ({ id }: { readonly id: number }) => id;
  const all = <Row extends { readonly id: number }>(
    list: (db: typeof pool, page: Page) => Promise<readonly Row[]>,
  ) => readPages({ read: (page) => list(pool, { proId, ...page }), keyOf: idOf });
  return ok(
    exportWorkbook(`showroom-${showroom.vsdId}`, [
      factSheet('Showroom', showroomFacts(showroom)),
      boundedSheet({ name: 'Markups', columns: MARKUPS, rows: all(store.listMarkups) }),
      boundedSheet({ name: 'Coupons', columns: COUPONS, rows: all(store.listCoupons) }),
      boundedSheet({ name: 'Clients', columns: CLIENTS, rows: all(store.listClients) }),
      boundedSheet({ name: 'Tasks', columns: TASKS, rows: all(store.listTasks) }),
      boundedSheet({ name: 'Hires', columns: HIRES, rows: all(store.listHires) }),
      boundedSheet({ name: 'Orders', columns: ORDERS, rows: all(store.listProLines) }),
    ]),
  );
}

interface Page {
  readonly proId: ProUserId;
  readonly after: number | null;
  readonly most: number;
}

function showroomFacts(
  row: NonNullable<Awaited<ReturnType<typeof store.getShowroomFacts>>>,
): readonly Fact[] {
  return [
    ['Showroom ID', row.vsdId],
    ['Company name', row.companyName],
    ['Tagline', row.tagline],
    ['Story', row.story],
    ['Color', row.themeColor],
    ['Status', row.status],
    ['Address', row.address],
    ['Service area (zip codes)', row.serviceZips],
    ['Refuses orders from outside it', row.refusesOutside],
    ['Standard markup (%)', percent(row.markupPpm)],
    ['Plan', row.plan],
    ['Plan ends', row.planEndsOn],
    ['License expires', row.licenseExpiresOn],
    ['Opened (UTC)', textOfTime(row.createdAt)],
  ];
}

const MARKUPS: readonly ExportColumn<store.MarkupRow>[] = [
  { key: 'category', header: 'Category', value: (row) => row.category },
  { key: 'brand', header: 'Brand', value: (row) => row.brand },
  { key: 'product', header: 'Product', value: (row) => row.product },
  { key: 'markup', header: 'Markup (%)', value: (row) => percent(row.ppm) },
];

const COUPONS: readonly ExportColumn<store.CouponRow>[] = [
  { key: 'code', header: 'Code', value: (row) => row.code },
  { key: 'rate', header: 'Off the price (%)', value: (row) => percent(row.ppm) },
  { key: 'status', header: 'Status', value: (row) => row.status },
  { key: 'starts', header: 'Starts (UTC)', value: (row) => textOfTime(row.startsAt) },
  { key: 'ends', header: 'Ends (UTC)', value: (row) => textOfTime(row.expiresAt) },
  { key: 'uses', header: 'Uses', value: (row) => row.uses },
  { key: 'max', header: 'Max uses', value: (row) => row.maxUses },
  { key: 'max_each', header: 'Max uses per client', value: (row) => row.maxUsesEach },
];

const CLIENTS: readonly ExportColumn<store.ClientRow>[] = [
  { key: 'name', header: 'Name', value: (row) => row.name },
  { key: 'email', header: 'Email', value: (row) => row.email },
  { key: 'phone', header: 'Phone', value: (row) => row.phone },
  { key: 'orders', header: 'Orders', value: (row) => row.orders },
  { key: 'paid', header: 'Paid', kind: 'cents', value: (row) => row.paidCents },
  { key: 'shared', header: 'Shared projects', value: (row) => row.sharedProjects },
  { key: 'note', header: 'Your note', value: (row) => row.note },
  { key: 'noted', header: 'Note changed (UTC)', value: (row) => textOfTime(row.noteChangedAt) },
];

const TASKS: readonly ExportColumn<store.TaskRow>[] = [
  { key: 'title', header: 'Task', value: (row) => row.title },
  { key: 'client', header: 'Client', value: (row) => row.client },
  { key: 'due', header: 'Due', value: (row) => row.dueOn },
  { key: 'done', header: 'Done (UTC)', value: (row) => textOfTime(row.doneAt) },
  { key: 'made', header: 'Made (UTC)', value: (row) => textOfTime(row.createdAt) },
];

const HIRES: readonly ExportColumn<store.HireRow>[] = [
  { key: 'project', header: 'Project', value: (row) => row.project },
  { key: 'client', header: 'Client', value: (row) => row.client },
  { key: 'state', header: 'State', value: (row) => HIRE_LABELS[row.state] },
  { key: 'price', header: 'Price', kind: 'cents', value: (row) => row.priceCents },
  { key: 'asked', header: 'Asked (UTC)', value: (row) => textOfTime(row.createdAt) },
  { key: 'changed', header: 'Changed (UTC)', value: (row) => textOfTime(row.changedAt) },
];

const ORDERS: readonly ExportColumn<store.ProLineRow>[] = [
  { key: 'order', header: 'Order', value: (row) => row.orderNumber },
  { key: 'placed', header: 'Placed (UTC)', value: (row) => textOfTime(row.placedAt) },
  { key: 'client', header: 'Client', value: (row) => row.client },
  { key: 'product', header: 'Product', value: (row) => row.product },
  { key: 'brand', header: 'Brand', value: (row) => row.brand },
  { key: 'sku', header: 'SKU', value: (row) => row.sku },
  { key: 'size', header: 'Size', value: (row) => row.sizeLabel },
  { key: 'finish', header: 'Finish', value: (row) => row.finish },
  { key: 'qty', header: 'Quantity', value: (row) => row.qty },
  { key: 'unit', header: 'Unit', value: (row) => row.unit },
  { key: 'price', header: 'Price', kind: 'cents', value: (row) => row.priceCents },
  { key: 'line', header: 'Client pays', kind: 'cents', value: (row) => row.lineCents },
  { key: 'profit', header: 'Your profit', kind: 'cents', value: profit },
  { key: 'coupon', header: 'Coupon', value: (row) => row.coupon },
  { key: 'status', header: 'Status', value: ({ status }) => statusLabel(status) },
  { key: 'changed', header: 'Last change (UTC)', value: (row) => textOfTime(row.statusDate) },
];

function profit({ qty, status, markupCents }: store.ProLineRow): number | null {
  return profitOf('Contractor', { qty, status, contractorMarkupAmt: cents(markupCents) });
}
