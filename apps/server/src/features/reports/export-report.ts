import type { BestProduct, ReportPoint } from '@wevisu/contract/reports.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import { exportWorkbook, sheetOf } from '../../platform/lists/export-workbook.ts';
import type { ReportDeps } from './deps.ts';
import { listPoints, type ReportOf } from './get-report.ts';
import { listBest } from './list-best.ts';
import { getOwnShowroom } from './store/figures.ts';

const share = (ppm: number | null) => (ppm === null ? null : ppm / 10_000);

const FIGURES: readonly ExportColumn<ReportPoint>[] = [
  { key: 'start', header: 'From', value: (row) => row.start },
  { key: 'visits', header: 'Visits', value: (row) => row.visits },
  { key: 'carts', header: 'Carts', value: (row) => row.carts },
  { key: 'orders', header: 'Orders', value: (row) => row.orders },
  { key: 'share', header: 'Orders per visit (%)', value: (row) => share(row.conversion_ppm) },
  { key: 'sales', header: 'Sales', kind: 'cents', value: (row) => row.sales },
  { key: 'markup', header: 'Markup earned', kind: 'cents', value: (row) => row.markup },
  { key: 'before', header: 'Before: from', value: ({ before }) => before.start },
  { key: 'visits_before', header: 'Before: visits', value: ({ before }) => before.visits },
  { key: 'carts_before', header: 'Before: carts', value: ({ before }) => before.carts },
  { key: 'orders_before', header: 'Before: orders', value: ({ before }) => before.orders },
  {
    key: 'share_before',
    header: 'Before: orders per visit (%)',
    value: ({ before }) => share(before.conversion_ppm),
  },
  {
    ...{ key: 'sales_before', header: 'Before: sales', kind: 'cents' },
    value: ({ before }) => before.sales,
  },
  {
    ...{ key: 'markup_before', header: 'Before: markup earned', kind: 'cents' },
    value: ({ before }) => before.markup,
  },
];

const BEST: readonly ExportColumn<BestProduct>[] = [
  { key: 'name', header: 'Product', value: (row) => row.name },
  { key: 'units', header: 'Units', value: (row) => row.units },
  { key: 'sales', header: 'Sales', kind: 'cents', value: (row) => row.sales },
  { key: 'markup', header: 'Markup earned', kind: 'cents', value: (row) => row.markup },
  { key: 'units_before', header: 'Before: units', value: ({ before }) => before.units },
  {
    ...{ key: 'sales_before', header: 'Before: sales', kind: 'cents' },
    value: ({ before }) => before.sales,
  },
  {
    ...{ key: 'markup_before', header: 'Before: markup earned', kind: 'cents' },
    value: ({ before }) => before.markup,
  },
];

interface Asked extends ReportOf {
  readonly format: 'csv' | 'xlsx';
  readonly part: 'figures' | 'best';
}

export async function exportReport(
  { pool }: ReportDeps,
  { format, part, proId, ...period }: Asked,
): Promise<Result<SentFile>> {
  const showroom = await getOwnShowroom(pool, { proId });
  if (showroom === null) return refuse('showroom_not_found');
  const of = { ...period, showroomId: showroom.id };
  const { vsdId } = showroom;
  const figures = { columns: FIGURES, rows: later(() => listPoints(pool, of)) };
  const best = { columns: BEST, rows: later(() => listBest(pool, { ...of, vsdId })) };
  const days = `${of.from}-${of.to}`;
  if (format === 'xlsx') {
    const sheets = [
      sheetOf({ name: 'Figures', ...figures }),
      sheetOf({ name: 'Best products', ...best }),
    ];
    return ok(exportWorkbook(`report-${days}`, sheets));
  }
  return part === 'best'
    ? exportRows({ name: `best-products-${days}`, format, chosen: '', ...best })
    : exportRows({ name: `report-${days}`, format, chosen: '', ...figures });
}

/** Read when they are written, and only if they are. */
async function* later<Row>(read: () => Promise<readonly Row[]>): AsyncGenerator<Row> {
  yield* await read();
}
