import type { CallArgs } from '@wevisu/contract/call.ts';
import * as coupons from '@wevisu/contract/coupons.ts';
import * as contract from '@wevisu/contract/showroom-prices.ts';
import type { ExportRequest, TablePage, TableQuery } from '../../back-office/table/table-types.ts';
import { toCallQuery, toExportQuery } from '../../back-office/table/to-call-query.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

/** Everything that a change of a markup or a coupon may move. */
export const PRICES_KEY = ['showroom-prices'] as const;

const QUIET = { isQuiet: true } as const;

export async function fetchRules() {
  return (await call(contract.listPriceRules, {}, QUIET)).data;
}

export async function fetchProducts(query: CallArgs<typeof contract.listPricedProducts>['query']) {
  return (await call(contract.listPricedProducts, { query }, QUIET)).data;
}

export async function fetchChanges(after: number | null) {
  const query = after === null ? { limit: 20 } : { limit: 20, after };
  return (await call(contract.listMarkupChanges, { query }, QUIET)).data;
}

export async function fetchBatches() {
  return (await call(contract.listMarkupBatches, {}, QUIET)).data;
}

export function saveMarkup(body: CallArgs<typeof contract.setMarkup>['body']) {
  return call(contract.setMarkup, { body }, QUIET);
}

export type BulkBody = Omit<CallArgs<typeof contract.previewBulkMarkup>['body'], 'page'>;

export async function previewBulk(change: BulkBody, page: number) {
  const body = { ...change, page };
  return (await call(contract.previewBulkMarkup, { body }, QUIET)).data;
}

export function applyBulk(body: CallArgs<typeof contract.applyBulkMarkup>['body']) {
  return call(contract.applyBulkMarkup, { body }, QUIET);
}

export async function undoBatch(id: number) {
  return (await call(contract.undoMarkupBatch, { params: { id } }, QUIET)).data;
}

export async function fetchRuns() {
  return (await call(contract.listPriceRuns, {}, QUIET)).data;
}

export async function startPrint() {
  return (await call(contract.startPricePrint, {}, QUIET)).data;
}

export function fetchPrint(id: number): Promise<Blob> {
  return callFile(contract.getPricePrint, { params: { id } }, new AbortController().signal);
}

export async function fetchCoupons(
  asked: TableQuery,
  after: string | null,
): Promise<TablePage<coupons.Coupon>> {
  const query = toCallQuery<CallArgs<typeof coupons.listCoupons>['query']>(asked, after);
  return (await call(coupons.listCoupons, { query }, QUIET)).data;
}

/** The coupon as it is by now. */
export async function fetchCouponNow({ id, code }: coupons.Coupon): Promise<coupons.Coupon | null> {
  const { data } = await call(coupons.listCoupons, { query: { q: code, limit: 200 } }, QUIET);
  return data.rows.find((one) => one.id === id) ?? null;
}

export function fetchCouponsFile(request: ExportRequest, signal: AbortSignal): Promise<Blob> {
  const query = toExportQuery<CallArgs<typeof coupons.exportCoupons>['query']>(request);
  return callFile(coupons.exportCoupons, { query }, signal);
}

export async function fetchCouponLimit() {
  return (await call(coupons.getCouponLimit, {}, QUIET)).data;
}

export function createCoupon(body: CallArgs<typeof coupons.createCoupon>['body']) {
  return call(coupons.createCoupon, { body }, QUIET);
}

export function changeCoupon(id: number, body: CallArgs<typeof coupons.changeCoupon>['body']) {
  return call(coupons.changeCoupon, { params: { id }, body }, QUIET);
}

export type PriceListFormat = 'csv' | 'xlsx' | 'pdf';

export function fetchPriceList(
  query: CallArgs<typeof contract.exportPriceList>['query'],
): Promise<Blob> {
  return callFile(contract.exportPriceList, { query }, new AbortController().signal);
}
