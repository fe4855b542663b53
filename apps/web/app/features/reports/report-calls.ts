import type { CallArgs } from '@wevisu/contract/call.ts';
import { exportShowroomReport, getShowroomReport } from '@wevisu/contract/reports.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

export type ReportQuery = CallArgs<typeof getShowroomReport>['query'];

export async function fetchReport(query: ReportQuery) {
  return (await call(getShowroomReport, { query }, { isQuiet: true })).data;
}

export type ReportFile = Pick<CallArgs<typeof exportShowroomReport>['query'], 'format' | 'part'>;

export function fetchReportFile(period: ReportQuery, file: ReportFile): Promise<Blob> {
  const query = { ...period, ...file };
  return callFile(exportShowroomReport, { query }, new AbortController().signal);
}
