import { listSoldPacks, refundSoldPack } from '@wevisu/contract/ai-purchases.ts';
import {
  type BookEntry,
  exportEntries,
  getReconciliations,
  listAccounts,
  listEntries,
  listFailedRefunds,
  retryRefund,
  startReconciliation,
} from '@wevisu/contract/books.ts';
import type { CallArgs } from '@wevisu/contract/call.ts';
import type { ExportRequest, TablePage, TableQuery } from '../../back-office/table/table-types.ts';
import { toCallQuery, toExportQuery } from '../../back-office/table/to-call-query.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

const QUIET = { isQuiet: true } as const;

export async function fetchAccounts() {
  return (await call(listAccounts, {}, QUIET)).data;
}

export async function fetchEntries(
  asked: TableQuery,
  after: string | null,
): Promise<TablePage<BookEntry>> {
  const query = toCallQuery<CallArgs<typeof listEntries>['query']>(asked, after);
  return (await call(listEntries, { query }, QUIET)).data;
}

export function fetchEntriesFile(request: ExportRequest, signal: AbortSignal): Promise<Blob> {
  const query = toExportQuery<CallArgs<typeof exportEntries>['query']>(request);
  return callFile(exportEntries, { query }, signal);
}

export async function fetchReconciliations() {
  return (await call(getReconciliations, {}, QUIET)).data;
}

export function beginReconciliation() {
  return call(startReconciliation, {}, QUIET);
}

export async function fetchFailedRefunds() {
  return (await call(listFailedRefunds, {}, QUIET)).data;
}

export function sendRetry(id: number, reason: string) {
  return call(retryRefund, { params: { id }, body: { reason } }, QUIET);
}

export async function fetchSoldPacks(before: number | undefined) {
  const query = before === undefined ? {} : { before };
  return (await call(listSoldPacks, { query }, QUIET)).data;
}

export async function sendPackRefund(id: number, reason: string): Promise<void> {
  await call(refundSoldPack, { params: { id }, body: { reason } });
}
