import type { CallInput } from '@wevisu/contract/call.ts';
import type { listVendorProducts as call, VendorProduct } from '@wevisu/contract/listings.ts';
import { pictureKeyOf } from '@wevisu/contract/media.ts';
import { ok, type Result, refuse } from '@wevisu/domain/errors/errors.ts';
import type { UserId, VendorId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { ListingsDeps } from './deps.ts';
import { requireVendor } from './find-listing.ts';
import {
  findPage,
  listCategoryIds,
  listProductRows,
  type PageOf,
  type ProductFilter,
  type VendorProductRow,
} from './store/vendor-products.ts';

type Query = CallInput<typeof call>['query'];
type Filter = Pick<Query, 'q' | 'status' | 'category' | 'brand' | 'stock' | 'draft'>;
type Deps = Pick<ListingsDeps, 'pool'>;

/** Counted exactly up to here. */
const COUNTED = 10_000;

/** G-62: a page of the vendor's own table. */
export async function listVendorProducts(
  { pool }: Deps,
  { userId, query }: { readonly userId: UserId; readonly query: Query },
): Promise<
  Result<{ rows: VendorProduct[]; next: string | null; total: number; total_is_exact: boolean }>
> {
  const vendor = await requireVendor(pool, userId);
  if (!vendor.ok) return vendor;
  const filter = await toFilter(pool, vendor.value, query);
  const { sort, dir, limit } = query;
  const after = query.after === undefined ? null : readCursor(query.after);
  if (query.after !== undefined && after === null) return refuse('page_invalid');
  const { rows, next, total } = await readPage(pool, {
    ...{ ...filter, sort, dir, limit, most: COUNTED + 1 },
    ...{ afterKey: after?.key ?? null, afterId: after?.id ?? null },
  });
  return ok({
    rows: rows.map(showProduct),
    next: next === null ? null : writeCursor(next),
    total: Math.min(total, COUNTED),
    total_is_exact: total <= COUNTED,
  });
}

/** The rows from a place on, and the place of the last one if there are more. */
export async function readPage(db: Queryable, of: PageOf) {
  const { places, total } = await findPage(db, { ...of, limit: of.limit + 1 });
  const shown = places.slice(0, of.limit);
  const ids = shown.map(({ id }) => id);
  const rows = await listProductRows(db, { vendorId: of.vendorId, ids });
  return { rows, total, next: places.length > of.limit ? (shown.at(-1) ?? null) : null };
}

export async function toFilter(
  db: Queryable,
  vendorId: VendorId,
  { q, status, category, brand, stock, draft }: Filter,
): Promise<ProductFilter> {
  const categoryIds =
    category === undefined
      ? null
      : (await listCategoryIds(db, { categoryId: category })).map(({ id }) => id);
  return { vendorId, search: q, status, categoryIds, brandId: brand ?? null, stock, draft };
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

function writeCursor({ key, id }: { readonly key: string; readonly id: number }): string {
  return Buffer.from(JSON.stringify([key, id])).toString('base64url');
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
