import type { CallInput } from '@wevisu/contract/call.ts';
import type { listVendorProducts as call, VendorProduct } from '@wevisu/contract/listings.ts';
import { pictureKeyOf } from '@wevisu/contract/media.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId, VendorId } from '@wevisu/domain/ids.ts';
import type { ListingsDeps } from './deps.ts';
import { requireVendor } from './find-listing.ts';
import {
  countProductsOf,
  listProductsOf,
  type ProductFilter,
  type VendorProductRow,
} from './store/vendor-products.ts';

type Query = CallInput<typeof call>['query'];
type Filter = Pick<Query, 'q' | 'status' | 'category' | 'brand' | 'stock' | 'draft'>;

/** Counted exactly up to here. */
const COUNTED = 10_000;

/** G-62: a page of the vendor's own table. */
export async function listVendorProducts(
  { pool }: Pick<ListingsDeps, 'pool'>,
  { userId, query }: { readonly userId: UserId; readonly query: Query },
): Promise<
  Result<{ rows: VendorProduct[]; next: string | null; total: number; total_is_exact: boolean }>
> {
  const vendor = await requireVendor(pool, userId);
  if (!vendor.ok) return vendor;
  const filter = toFilter(vendor.value, query);
  const { sort, dir, limit } = query;
  const after = query.after === undefined ? null : readCursor(query.after);
  if (query.after !== undefined && after === null) return refuse('page_invalid');
  const list = listProductsOf(`${sort} ${dir}`, query.stock);
  const [rows, { total }] = await Promise.all([
    list(pool, {
      ...filter,
      afterKey: after?.key ?? null,
      afterId: after?.id ?? null,
      limit: limit + 1,
    }),
    countProductsOf(query.stock)(pool, { ...filter, most: COUNTED + 1 }),
  ]);
  const shown = rows.slice(0, limit);
  const last = rows.length > limit ? shown.at(-1) : undefined;
  return ok({
    rows: shown.map(showProduct),
    next: last === undefined ? null : writeCursor(last),
    total: Math.min(total, COUNTED),
    total_is_exact: total <= COUNTED,
  });
}

export function toFilter(vendorId: VendorId, filter: Filter): ProductFilter {
  return {
    vendorId,
    like: filter.q.replace(/[\\%_]/g, '\\$&'),
    status: filter.status,
    categoryId: filter.category ?? null,
    brandId: filter.brand ?? null,
    draft: filter.draft,
  };
}

export function showProduct(row: VendorProductRow): VendorProduct {
  return {
    ref: String(row.id),
    hash: row.hash,
    name: row.name,
    brand: row.brand,
    category: row.category,
    status: row.status,
    draft_state: row.draftState,
    skus: row.skus,
    first_sku: row.firstSku,
    least_wholesale_cents: row.leastCents,
    most_wholesale_cents: row.mostCents,
    stock: row.stock,
    lead_time_min_days: row.leadTimeMinDays,
    lead_time_max_days: row.leadTimeMaxDays,
    picture: pictureKeyOf({
      productHash: row.hash,
      productKey: row.pictureKey,
      variantId: 0,
      variantKey: null,
    }),
    updated_at: row.updatedAt.toISOString(),
  };
}

function writeCursor({ sortKey, id }: Pick<VendorProductRow, 'sortKey' | 'id'>): string {
  return Buffer.from(JSON.stringify([sortKey, id])).toString('base64url');
}

function readCursor(text: string): { readonly key: string; readonly id: number } | null {
  try {
    const value: unknown = JSON.parse(Buffer.from(text, 'base64url').toString());
    if (!Array.isArray(value)) return null;
    const [key, id] = value;
    return typeof key === 'string' && Number.isSafeInteger(id) ? { key, id } : null;
  } catch {
    return null;
  }
}
