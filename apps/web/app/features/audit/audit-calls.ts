import {
  type AuditEvent,
  exportAuditEvents,
  type HistoryEvent,
  listAuditEvents,
  listHistory,
} from '@wevisu/contract/audit.ts';
import type { ExportRequest, TablePage, TableQuery } from '../../back-office/table/table-types.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

export type { AuditEvent, HistoryEvent } from '@wevisu/contract/audit.ts';

export async function fetchEvents(
  query: TableQuery,
  after: string | null,
): Promise<TablePage<AuditEvent>> {
  const place = after === null ? {} : { after };
  return (
    await call(listAuditEvents, { query: { ...toCallQuery(query), ...place } }, { isQuiet: true })
  ).data;
}

/** Of the own showroom or company. */
export async function fetchHistory(
  query: TableQuery,
  after: string | null,
): Promise<TablePage<HistoryEvent>> {
  const place = after === null ? {} : { after };
  return (
    await call(listHistory, { query: { ...toCallQuery(query), ...place } }, { isQuiet: true })
  ).data;
}

export function fetchEventsFile(request: ExportRequest, signal: AbortSignal): Promise<Blob> {
  const { format, columns } = request;
  return callFile(
    exportAuditEvents,
    { query: { ...toCallQuery(request), format, columns } },
    signal,
  );
}

function toCallQuery({ dir, q, filters }: TableQuery) {
  return { sort: 'at' as const, dir, q, ...filters };
}
