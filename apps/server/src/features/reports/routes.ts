import * as contract from '@wevisu/contract/reports.ts';
import { day } from '@wevisu/domain/calendar/calendar.ts';
import { ok } from '@wevisu/domain/errors/errors.ts';
import type { CallTable } from '../../platform/http/call-table.ts';
import type { ReportDeps } from './deps.ts';
import { exportReport } from './export-report.ts';
import { getReport } from './get-report.ts';

export function addReportCalls(calls: CallTable, deps: ReportDeps): void {
  calls.add(contract.getShowroomReport, async ({ user: { userId: proId } }, { query }) => {
    const { from, to, by } = query;
    const report = await getReport(deps, { proId, by, from: day(from), to: day(to) });
    return report.ok ? ok({ data: report.value }) : report;
  });
  calls.add(contract.exportShowroomReport, async ({ user: { userId: proId } }, { query }) => {
    const { from, to, ...of } = query;
    const file = await exportReport(deps, { proId, ...of, from: day(from), to: day(to) });
    return file.ok ? ok({ file: file.value }) : file;
  });
}
