import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  exportProOrders,
  getProOrder,
  listProOrders,
  type ProOrder,
} from '@wevisu/contract/pro-orders.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type {
  ExportRequest,
  TablePage,
  TableQuery,
} from '../../../back-office/table/table-types.ts';
import { toCallQuery, toExportQuery } from '../../../back-office/table/to-call-query.ts';
import { call } from '../../../platform/api.ts';
import { callFile } from '../../../platform/call-file.ts';

const QUIET = { isQuiet: true } as const;

export async function fetchProOrders(
  asked: TableQuery,
  after: string | null,
): Promise<TablePage<ProOrder>> {
  const query = toCallQuery<CallArgs<typeof listProOrders>['query']>(asked, after);
  return (await call(listProOrders, { query }, QUIET)).data;
}

export function fetchProOrdersFile(request: ExportRequest, signal: AbortSignal): Promise<Blob> {
  const query = toExportQuery<CallArgs<typeof exportProOrders>['query']>(request);
  return callFile(exportProOrders, { query }, signal);
}

/** The last ones of a client. */
export async function fetchOrdersOfClient(client: UserId, limit: number) {
  return (await call(listProOrders, { query: { client, limit } }, QUIET)).data;
}

export async function fetchProOrder(number: string) {
  return (await call(getProOrder, { params: { number } }, QUIET)).data;
}

export type ProOrderDetail = Awaited<ReturnType<typeof fetchProOrder>>;
