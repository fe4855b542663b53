import type { CallArgs } from '@wevisu/contract/call.ts';
import { exportShowroomReport, getShowroomReport } from '@wevisu/contract/reports.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

export type ReportQuery = CallArgs<typeof getShowroomReport>['query'];

export async function fetchReport(query: ReportQuery) {
  return (await call(getShowroomReport, { query }, { isQuiet: true })).data;
}

export function fetchReportFile(query: ReportQuery, format: 'csv' | 'xlsx'): Promise<Blob> {
  return callFile(
    exportShowroomReport,
    { query: { ...query, format } },
    new AbortController().signal,
  );
}
