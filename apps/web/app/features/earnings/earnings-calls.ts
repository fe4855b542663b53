import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  type Earning,
  exportEarnings,
  getEarnings,
  getStatementFile,
  listEarnings,
  listStatements,
  listTaxYears,
  type StatementFormat,
} from '@wevisu/contract/earnings.ts';
import type { ExportRequest, TablePage, TableQuery } from '../../back-office/table/table-types.ts';
import { toCallQuery, toExportQuery } from '../../back-office/table/to-call-query.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

const QUIET = { isQuiet: true } as const;

export async function fetchBalance() {
  return (await call(getEarnings, {}, QUIET)).data;
}

export async function fetchMovements(
  asked: TableQuery,
  after: string | null,
): Promise<TablePage<Earning>> {
  const query = toCallQuery<CallArgs<typeof listEarnings>['query']>(asked, after);
  return (await call(listEarnings, { query }, QUIET)).data;
}

export function fetchMovementsFile(request: ExportRequest, signal: AbortSignal): Promise<Blob> {
  const query = toExportQuery<CallArgs<typeof exportEarnings>['query']>(request);
  return callFile(exportEarnings, { query }, signal);
}

export async function fetchStatements() {
  return (await call(listStatements, {}, QUIET)).data;
}

export function fetchStatementFile(month: string, format: StatementFormat): Promise<Blob> {
  const args = { params: { month }, query: { format } };
  return callFile(getStatementFile, args, new AbortController().signal);
}

export async function fetchTaxYears() {
  return (await call(listTaxYears, {}, QUIET)).data;
}
