// A vendor's table of products: up to 100,000, by key. The index of (vendor, sort, id) gives the order; filters are tried
// along it, so that a page of a filter that finds many reads little, and one that finds few reads the vendor's rows once.
// Statements are planned at each call, for the filters that it has, and written out for each state of stock: only then
// may PostgreSQL join the lots instead of looking them up for each product.
import type { ListingState } from '@wevisu/domain/listings/listing.ts';
import { type RawBuilder, sql } from 'kysely';
import type { RowOfColumns } from '../../../platform/database/columns.ts';
import { int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

const FILTER = {
  vendorId: ID.vendor,
  /** Part of a name, or the beginning of an SKU, both escaped for LIKE. */
  like: text,
  status: text,
  categoryId: int4.orNull,
  brandId: int4.orNull,
  draft: text,
} as const;
type Stock = 'all' | 'in' | 'out';
const STOCKS: readonly Stock[] = ['all', 'in', 'out'];
export type ProductFilter = RowOfColumns<typeof FILTER>;

const hasStock = sql`exists (select from variants s join stock_lots l on l.variant_id = s.id
  where s.product_id = p.id and s.vendor_id = p.vendor_id and s.status = 'active' and l.on_hand > l.held)`;
const STOCK_IS = { all: sql``, in: sql`and ${hasStock}`, out: sql`and not ${hasStock}` } as const;

/** Of products p with their drafts d. */
const matches = (
  p: Params<ProductFilter>,
  stock: Stock,
): RawBuilder<unknown> => sql`p.vendor_id = ${p.vendorId}
  and (${p.like} = '' or p.name ilike '%' || ${p.like} || '%' or p.id in (
    select v.product_id from variants v where v.vendor_id = ${p.vendorId} and v.vendor_sku like ${p.like} || '%'))
  and (${p.status} = 'all' or p.status = ${p.status})
  and (${p.categoryId}::int is null or p.category_id in (
    select id from categories where id = ${p.categoryId} or parent_id = ${p.categoryId}))
  and (${p.brandId}::int is null or p.brand_id = ${p.brandId})
  and (${p.draft} = 'all' or (${p.draft} = 'none' and d.state is null) or d.state = ${p.draft}) ${STOCK_IS[stock]}`;

const KEYS = {
  name: sql`lower(p.name) collate "C"`,
  updated: sql`p.updated_at`,
} as const;

type Order = 'name asc' | 'name desc' | 'updated asc' | 'updated desc';
const ORDERS: readonly Order[] = ['name asc', 'name desc', 'updated asc', 'updated desc'];

const PAGE = {
  id: ID.product,
  hash: text,
  name: text,
  brand: text,
  category: text,
  status: text.as<'active' | 'draft' | 'withdrawn'>(),
  draftState: text.as<ListingState>().orNull,
  skus: int4,
  firstSku: text,
  leastCents: int8.orNull,
  mostCents: int8.orNull,
  stock: int4,
  leadTimeMinDays: int4,
  leadTimeMaxDays: int4,
  pictureKey: text.orNull,
  updatedAt: timestamptz,
  /** Of the row, to continue after it. */
  sortKey: text,
} as const;

const PAGE_OF = { ...FILTER, afterKey: text.orNull, afterId: int8.orNull, limit: int8 } as const;

function piecesOf(order: Order) {
  const [key = 'name', dir = 'asc'] = order.split(' ');
  return {
    by: KEYS[key as keyof typeof KEYS],
    cast: key === 'name' ? sql` collate "C"` : sql`::timestamptz`,
    than: dir === 'asc' ? sql`>` : sql`<`,
    direction: dir === 'asc' ? sql`asc` : sql`desc`,
  };
}

const pageOf = (
  { by, cast, than, direction }: ReturnType<typeof piecesOf>,
  stock: Stock,
  p: Params<RowOfColumns<typeof PAGE_OF>>,
) => sql`select p.id, p.hash, p.name, b.name as brand, c.name as category, p.status,
        p.draft_state as "draftState", v.skus, v.first_sku as "firstSku", v.least as "leastCents",
        v.most as "mostCents", v.stock, p.lead_time_min_days as "leadTimeMinDays",
        p.lead_time_max_days as "leadTimeMaxDays", p.picture_key as "pictureKey",
        p.updated_at as "updatedAt", p.sort_key::text as "sortKey"
      from (
        select p.*, d.state as draft_state, ${by} as sort_key
        from products p left join listing_drafts d on d.product_id = p.id
        where ${matches(p, stock)} and (${p.afterId}::bigint is null
          or (${by}, p.id) ${than} (${p.afterKey}::text${cast}, ${p.afterId}::bigint))
        order by ${by} ${direction}, p.id ${direction} limit ${p.limit}
      ) p
      join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
      cross join lateral (
        select count(*)::int as skus, coalesce(min(vendor_sku), '') as first_sku, min(wholesale_cents) as least,
          max(wholesale_cents) as most, coalesce(sum(free), 0)::int as stock
        from variants left join lateral (
          select sum(on_hand - held) as free from stock_lots where variant_id = variants.id
        ) lots on true
        where product_id = p.id and status = 'active'
      ) v
      order by p.sort_key ${direction}, p.id ${direction}`;

const pages = byName(ORDERS, (order) =>
  byName(STOCKS, (stock) =>
    sqlStatement({
      takes: PAGE_OF,
      gives: PAGE,
      rare: true,
      sql: (p) => pageOf(piecesOf(order), stock, p),
    }),
  ),
);

type Pages = (typeof pages)[Order][Stock];
export type VendorProductRow = RowOf<Pages['list']>;

export function listProductsOf(order: Order, stock: Stock): Pages['list'] {
  return pages[order][stock].list;
}

const counts = byName(STOCKS, (stock) =>
  sqlStatement({
    takes: { ...FILTER, most: int8 },
    gives: { total: int8 },
    rare: true,
    sql: (p) => sql`select count(*) as total from (
        select from products p left join listing_drafts d on d.product_id = p.id
        where ${matches(p, stock)} limit ${p.most}
      ) found`,
  }),
);

/** At most `most`. */
export function countProductsOf(stock: Stock): (typeof counts)[Stock]['require'] {
  return counts[stock].require;
}

const founds = byName(STOCKS, (stock) =>
  sqlStatement({
    takes: { ...FILTER, except: json<readonly number[]>() },
    gives: { id: ID.product },
    rare: true,
    sql: (p) => sql`select p.id from products p left join listing_drafts d on d.product_id = p.id
      where ${matches(p, stock)}
        and p.id not in (select jsonb_array_elements(${p.except}::jsonb)::bigint)
      order by p.id`,
  }),
);

/** Ids of everything that a filter finds, less some. */
export function listFoundIds(stock: Stock): (typeof founds)[Stock]['list'] {
  return founds[stock].list;
}

const OF_IDS = { vendorId: ID.vendor, ids: json<readonly number[]>(), now: timestamptz } as const;
const chosen = (p: Params<RowOfColumns<typeof OF_IDS>>) => sql`vendor_id = ${p.vendorId}
  and id in (select jsonb_array_elements(${p.ids}::jsonb)::bigint)`;

/** Those that it changed. */
export const setProductStatus = sqlStatement({
  takes: { ...OF_IDS, from: text, to: text },
  gives: { id: ID.product },
  sql: (p) => sql`update products set status = ${p.to}, version = version + 1, updated_at = ${p.now}
    where ${chosen(p)} and status = ${p.from} returning id`,
}).list;

export const setLeadTimes = sqlStatement({
  takes: { ...OF_IDS, min: int4, max: int4 },
  gives: { id: ID.product },
  sql: (p) => sql`update products set lead_time_min_days = ${p.min}, lead_time_max_days = ${p.max},
      version = version + 1, updated_at = ${p.now}
    where ${chosen(p)} and (lead_time_min_days, lead_time_max_days) is distinct from (${p.min}, ${p.max})
    returning id`,
}).list;
