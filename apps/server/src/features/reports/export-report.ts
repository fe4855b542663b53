import type { ReportPoint } from '@wevisu/contract/reports.ts';
import { type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import type { ReportDeps } from './deps.ts';
import { listPoints, type ReportOf } from './get-report.ts';
import { getOwnShowroomId } from './store/figures.ts';

const COLUMNS: readonly ExportColumn<ReportPoint>[] = [
  { key: 'start', header: 'From', value: (row) => row.start },
  { key: 'visits', header: 'Visits', value: (row) => row.visits },
  { key: 'carts', header: 'Carts', value: (row) => row.carts },
  { key: 'orders', header: 'Orders', value: (row) => row.orders },
  { key: 'sales', header: 'Sales', kind: 'cents', value: (row) => row.sales },
  { key: 'markup', header: 'Markup earned', kind: 'cents', value: (row) => row.markup },
];

export async function exportReport(
  deps: ReportDeps,
  { format, proId, ...of }: ReportOf & { readonly format: 'csv' | 'xlsx' },
): Promise<Result<SentFile>> {
  const showroomId = await getOwnShowroomId(deps.pool, { proId });
  if (showroomId === null) return refuse('showroom_not_found');
  const points = await listPoints(deps, { showroomId, ...of });
  return exportRows({
    name: `report-${of.from}-${of.to}`,
    format,
    chosen: '',
    columns: COLUMNS,
    rows: (async function* () {
      yield* points;
    })(),
  });
}
