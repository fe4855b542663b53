import { askPrice, withdrawPrice } from '@wevisu/contract/asked-prices.ts';
import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  adviseOnRequest,
  countVendorLines,
  exportVendorLines,
  getLineLots,
  listVendorLines,
  listVendorRequests,
  moveLines,
  printLabels,
  printPackingLists,
  setLineLots,
  type VendorLine,
} from '@wevisu/contract/fulfilment.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import type { ExportRequest, TablePage, TableQuery } from '../../back-office/table/table-types.ts';
import { toCallQuery, toExportQuery } from '../../back-office/table/to-call-query.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

const QUIET = { isQuiet: true } as const;

export async function fetchCounts() {
  return (await call(countVendorLines, {}, { isQuiet: true, isUnseen: true })).data;
}

export async function fetchLines(
  asked: TableQuery,
  after: string | null,
): Promise<TablePage<VendorLine>> {
  const query = toCallQuery<CallArgs<typeof listVendorLines>['query']>(asked, after);
  return (await call(listVendorLines, { query }, QUIET)).data;
}

export function fetchLinesFile(request: ExportRequest, signal: AbortSignal): Promise<Blob> {
  const query = toExportQuery<CallArgs<typeof exportVendorLines>['query']>(request);
  return callFile(exportVendorLines, { query }, signal);
}

export type Moves = CallArgs<typeof moveLines>['body'];

export function sendMoves(body: Moves) {
  return call(moveLines, { body }, QUIET);
}

export async function fetchLots(id: OrderItemId) {
  return (await call(getLineLots, { params: { id } }, QUIET)).data;
}

export function sendLots(id: OrderItemId, body: CallArgs<typeof setLineLots>['body']) {
  return call(setLineLots, { params: { id }, body }, QUIET);
}

export function sendPrice(id: OrderItemId, body: CallArgs<typeof askPrice>['body']) {
  return call(askPrice, { params: { id }, body }, QUIET);
}

export function takePriceBack(id: OrderItemId) {
  return call(withdrawPrice, { params: { id } }, QUIET);
}

export function fetchPaper(paper: 'list' | 'label', ids: readonly OrderItemId[]) {
  const definition = paper === 'list' ? printPackingLists : printLabels;
  return callFile(definition, { body: { ids: [...ids] } }, new AbortController().signal);
}

export async function fetchRequests(query: CallArgs<typeof listVendorRequests>['query']) {
  return (await call(listVendorRequests, { query }, QUIET)).data;
}

export function sendAdvice(id: number, body: CallArgs<typeof adviseOnRequest>['body']) {
  return call(adviseOnRequest, { params: { id }, body }, QUIET);
}
