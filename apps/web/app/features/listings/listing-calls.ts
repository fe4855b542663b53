// The calls of a vendor's products. Panels show failures in place.
import type { CallArgs, CallReply } from '@wevisu/contract/call.ts';
import * as looks from '@wevisu/contract/listing-looks.ts';
import * as runs from '@wevisu/contract/listing-runs.ts';
import * as listings from '@wevisu/contract/listings.ts';
import type {
  ExportRequest,
  Selection,
  TablePage,
  TableQuery,
} from '../../back-office/table/table-types.ts';
import { toCallQuery, toExportQuery } from '../../back-office/table/to-call-query.ts';
import { call } from '../../platform/api.ts';
import { callFile } from '../../platform/call-file.ts';

type ProductQuery = CallArgs<typeof listings.listVendorProducts>['query'];
export type ListingForm = CallReply<typeof listings.getListingForm>['data'];

const QUIET = { isQuiet: true } as const;

export async function fetchProducts(
  asked: TableQuery,
  after: string | null,
): Promise<TablePage<listings.VendorProduct>> {
  const query = toCallQuery<ProductQuery>(asked, after);
  return (await call(listings.listVendorProducts, { query }, QUIET)).data;
}

export function fetchProductsFile(request: ExportRequest, signal: AbortSignal): Promise<Blob> {
  const query = toExportQuery<CallArgs<typeof listings.exportVendorProducts>['query']>(request);
  return callFile(listings.exportVendorProducts, { query }, signal);
}

export type ProductChange = CallArgs<typeof listings.changeVendorProducts>['body']['change'];

/** Acts on the selected products; refused if others match by now than were seen. */
export async function changeSelected(
  selection: Selection<listings.VendorProduct>,
  change: ProductChange,
) {
  const products =
    selection.mode === 'ids'
      ? { kind: 'ids' as const, ids: selection.ids.map(Number) }
      : {
          kind: 'all' as const,
          filter: { ...selection.query.filters, q: selection.query.q },
          except: selection.except.map(Number),
          count: selection.total - selection.except.length,
        };
  const body = { change, products } as CallArgs<typeof listings.changeVendorProducts>['body'];
  return (await call(listings.changeVendorProducts, { body }, QUIET)).data;
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

export async function fetchLookForm(kind: string) {
  return (await call(looks.getLookForm, { params: { kind } }, QUIET)).data;
}

export async function fetchListing(ref: string): Promise<listings.VendorListing> {
  return (await call(listings.getVendorListing, { params: { ref } }, QUIET)).data;
}

export const listingKey = (ref: string) => ['vendor-listing', ref] as const;
export const FORM_KEY = ['vendor-listing-form'] as const;
export const NEW_COUNTS_KEY = ['vendor-new-counts'] as const;
