import type { CallArgs } from '@wevisu/contract/call.ts';
import {
  adviseOnRequest,
  countVendorLines,
  getLineLots,
  listVendorLines,
  listVendorRequests,
  moveLines,
  printLabels,
  printPackingLists,
  setLineLots,
} from '@wevisu/contract/fulfilment.ts';
import type { OrderItemId } from '@wevisu/domain/ids.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

const QUIET = { isQuiet: true } as const;

export async function fetchCounts() {
  return (await call(countVendorLines, {}, { isQuiet: true, isUnseen: true })).data;
}

export async function fetchLines(query: CallArgs<typeof listVendorLines>['query']) {
  return (await call(listVendorLines, { query }, QUIET)).data;
}

export function sendMoves(body: CallArgs<typeof moveLines>['body']) {
  return call(moveLines, { body }, QUIET);
}

export async function fetchLots(id: OrderItemId) {
  return (await call(getLineLots, { params: { id } }, QUIET)).data;
}

export function sendLots(id: OrderItemId, body: CallArgs<typeof setLineLots>['body']) {
  return call(setLineLots, { params: { id }, body }, QUIET);
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
