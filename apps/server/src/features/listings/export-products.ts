import type { CallInput } from '@wevisu/contract/call.ts';
import type { exportVendorProducts, VendorProduct } from '@wevisu/contract/listings.ts';
import type { Result } from '@wevisu/domain/errors/errors.ts';
import type { UserId } from '@wevisu/domain/ids.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { SentFile } from '../../platform/http/call-table.ts';
import { type ExportColumn, exportRows } from '../../platform/lists/export-rows.ts';
import type { ListingsDeps } from './deps.ts';
import { requireVendor } from './find-listing.ts';
import { readPage, showProduct, toFilter } from './list-products.ts';
import type { PageOf, ProductFilter } from './store/vendor-products.ts';

type Query = CallInput<typeof exportVendorProducts>['query'];

/** Rows of one statement. */
const PAGE = 1_000;

const COLUMNS: readonly ExportColumn<VendorProduct>[] = [
  { key: 'sku', header: 'First SKU', value: (row) => row.first_sku },
  { key: 'name', header: 'Name', value: (row) => row.name },
  { key: 'brand', header: 'Brand', value: (row) => row.brand },
  { key: 'category', header: 'Category', value: (row) => row.category },
  { key: 'status', header: 'Status', value: (row) => row.status },
  { key: 'draft', header: 'Draft', value: (row) => row.draft_state },
  { key: 'skus', header: 'SKUs', value: (row) => row.skus },
  {
    ...{ key: 'wholesale_from', header: 'Lowest wholesale price', kind: 'cents' },
    value: (row) => row.least_wholesale_cents,
  },
  {
    ...{ key: 'wholesale_to', header: 'Highest wholesale price', kind: 'cents' },
    value: (row) => row.most_wholesale_cents,
  },
  { key: 'stock', header: 'In stock', value: (row) => row.stock },
  { key: 'lead_from', header: 'Shortest lead time', value: (row) => row.lead_time_min_days },
  { key: 'lead_to', header: 'Longest lead time', value: (row) => row.lead_time_max_days },
  {
    ...{ key: 'lead', header: 'Lead time, days' },
    value: (row) => `${row.lead_time_min_days} to ${row.lead_time_max_days}`,
  },
  { key: 'updated', header: 'Changed (UTC)', value: (row) => row.updated_at },
];

/** G-62: exactly what the table's filters find, in its order. */
export async function exportProducts(
  { pool }: Pick<ListingsDeps, 'pool'>,
  { userId, query }: { readonly userId: UserId; readonly query: Query },
): Promise<Result<SentFile>> {
  const vendor = await requireVendor(pool, userId);
  if (!vendor.ok) return vendor;
  const filter = await toFilter(pool, vendor.value, query);
  const { sort, dir, format, columns } = query;
  return exportRows({
    ...{ name: 'products', format, chosen: columns, columns: COLUMNS },
    rows: readAll(pool, { ...filter, sort, dir }),
  });
}

async function* readAll(
  db: Queryable,
  of: ProductFilter & Pick<PageOf, 'sort' | 'dir'>,
): AsyncGenerator<VendorProduct> {
  let after: { readonly key: string; readonly id: number } | null = null;
  do {
    const page: Awaited<ReturnType<typeof readPage>> = await readPage(db, {
      ...{ ...of, limit: PAGE, most: 0 },
      ...{ afterKey: after?.key ?? null, afterId: after?.id ?? null },
    });
    for (const row of page.rows) yield showProduct(row);
    after = page.next;
  } while (after !== null);
}
