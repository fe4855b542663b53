// The calls of a vendor's products. Panels show failures in place.
import type { CallArgs, CallReply } from '@wevisu/contract/call.ts';
import * as runs from '@wevisu/contract/listing-runs.ts';
import * as listings from '@wevisu/contract/listings.ts';
import type { TablePage, TableQuery } from '../../back-office/table/table-types.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

export type ProductQuery = CallArgs<typeof listings.listVendorProducts>['query'];
export type ProductPage = CallReply<typeof listings.listVendorProducts>['data'];
export type ListingForm = CallReply<typeof listings.getListingForm>['data'];

const QUIET = { isQuiet: true } as const;

export async function fetchProducts(query: ProductQuery): Promise<ProductPage> {
  return (await call(listings.listVendorProducts, { query }, QUIET)).data;
}

export function fetchExport(
  { after: _, limit: __, ...query }: ProductQuery,
  format: 'csv' | 'xlsx',
): Promise<Blob> {
  const { signal } = new AbortController();
  return callFile(listings.exportVendorProducts, { query: { ...query, format } }, signal);
}

export async function fetchNewListings(
  { dir, q, filters }: TableQuery,
  after: string | null,
): Promise<TablePage<listings.NewListing>> {
  const place = after === null ? {} : { after };
  const query = { sort: 'updated' as const, dir, q, ...filters, ...place };
  return (await call(listings.listNewListings, { query }, QUIET)).data;
}

export async function countNewListings() {
  return (await call(runs.countNewListings, {}, QUIET)).data;
}

export async function sendNewListings(count: number) {
  return (await call(runs.sendNewListings, { body: { count } }, QUIET)).data;
}

export async function fetchForm(): Promise<ListingForm> {
  return (await call(listings.getListingForm, {}, QUIET)).data;
}

export async function fetchListing(ref: string): Promise<listings.VendorListing> {
  return (await call(listings.getVendorListing, { params: { ref } }, QUIET)).data;
}

export const listingKey = (ref: string) => ['vendor-listing', ref] as const;
export const FORM_KEY = ['vendor-listing-form'] as const;
export const NEW_COUNTS_KEY = ['vendor-new-counts'] as const;
export const PRODUCTS_KEY = ['vendor-products'] as const;
