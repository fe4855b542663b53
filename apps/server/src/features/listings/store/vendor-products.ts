// A vendor's table of products: up to 100,000, by key. It is filtered, sorted and counted in `vendor_products`, which the
// database keeps (migration 120), by statements that are planned at each call, for the filters that it has. Products,
// variants and lots are read for the rows shown alone.
import type { ListingState } from '@wevisu/domain/listings/listing.ts';
import { type RawBuilder, sql } from 'kysely';
import {
  arrayOf,
  int4,
  int8,
  json,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { byName, type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

const FILTER = {
  vendorId: ID.vendor,
  /** Part of a name, or the beginning of an SKU; '' for all. */
  search: text,
  status: text,
  /** A category with those in it. */
  categoryIds: arrayOf(int4).orNull,
  brandId: int4.orNull,
  stock: text,
  draft: text,
} as const;
export type ProductFilter = RowOfColumns<typeof FILTER>;

/** A text of fewer characters has none of the parts that the index of names is made of. */
const PART = 3;
const SEARCHES = ['walk', 'index'] as const;
type Search = (typeof SEARCHES)[number];
const searchOf = ({ search }: ProductFilter): Search =>
  [...search].length < PART ? 'walk' : 'index';

const bySku = (p: Params<ProductFilter>) => sql`select v.product_id from variants v
  where v.vendor_id = ${p.vendorId} and v.vendor_sku ^@ ${p.search}`;
const hasName = (name: RawBuilder<unknown>, p: Params<ProductFilter>) =>
  sql`strpos(${name}, lower(${p.search})) > 0`;

const isFound: Readonly<Record<Search, (p: Params<ProductFilter>) => RawBuilder<unknown>>> = {
  walk: (p) =>
    sql`(${p.search} = '' or ${hasName(sql`t.name`, p)} or t.product_id in (${bySku(p)}))`,
  index: (p) => sql`t.product_id in (
    select n.product_id from vendor_product_names n
    where name_parts(n.vendor_id, n.name) @> name_parts(${p.vendorId}, lower(${p.search}))
      and n.vendor_id = ${p.vendorId} and ${hasName(sql`n.name`, p)}
    union ${bySku(p)})`,
};

const matches = (p: Params<ProductFilter>, search: Search) => sql`t.vendor_id = ${p.vendorId}
  and (${p.status} = 'all' or t.status = ${p.status})
  and (${p.categoryIds}::int[] is null or t.category_id = any (${p.categoryIds}::int[]))
  and (${p.brandId}::int is null or t.brand_id = ${p.brandId})
  and (${p.stock} = 'all' or t.in_stock = (${p.stock} = 'in'))
  and (${p.draft} = 'all' or t.draft = ${p.draft})
  and ${isFound[search](p)}`;

const SORTS = {
  name: { by: sql`t.name`, cast: sql` collate "C"` },
  updated: { by: sql`t.updated_at`, cast: sql`::timestamptz` },
} as const;
const DIRECTIONS = {
  asc: { way: sql`asc`, beyond: sql`>` },
  desc: { way: sql`desc`, beyond: sql`<` },
} as const;
type Sort = keyof typeof SORTS;
type Direction = keyof typeof DIRECTIONS;
const SORT_NAMES: readonly Sort[] = ['name', 'updated'];
const DIRECTION_NAMES: readonly Direction[] = ['asc', 'desc'];

interface Place {
  /** Of the row, to continue after it. */
  readonly key: string;
  readonly id: number;
}

const PAGE_OF = {
  ...FILTER,
  afterKey: text.orNull,
  afterId: int8.orNull,
  limit: int8,
  /** Up to which all that match are counted. */
  most: int8,
} as const;
const PAGE = { places: json<readonly Place[]>(), total: int8 } as const;

function afterOf(sort: Sort, direction: Direction, p: Params<RowOfColumns<typeof PAGE_OF>>) {
  const { by, cast } = SORTS[sort];
  const { way, beyond } = DIRECTIONS[direction];
  return {
    after: sql`(${p.afterId}::bigint is null
      or (${by}, t.product_id) ${beyond} (${p.afterKey}::text${cast}, ${p.afterId}::bigint))`,
    order: sql`order by ${by} ${way}, t.product_id ${way}`,
  };
}

// Page and count read different indexes. What a search found is few, and read once for both.
const pages = byName(SORT_NAMES, (sort) =>
  byName(DIRECTION_NAMES, (direction) =>
    byName(SEARCHES, (search) =>
      sqlStatement({
        takes: PAGE_OF,
        gives: PAGE,
        rare: true,
        sql: (p) => {
          const { after, order } = afterOf(sort, direction, p);
          const isWalk = search === 'walk';
          const found = sql`select t.product_id, ${SORTS[sort].by} from vendor_products t where ${matches(p, search)}`;
          const source = isWalk ? sql`vendor_products` : sql`found`;
          const wanted = isWalk ? matches(p, search) : sql`true`;
          return sql`${isWalk ? sql`` : sql`with found as materialized (${found})`}
            select
              array_to_json(array(select json_build_object('key', page.key::text, 'id', page.id) from (
                select ${SORTS[sort].by} as key, t.product_id as id from ${source} t
                where ${wanted} and ${after} ${order} limit ${p.limit}) page)) as places,
              (select count(*) from (
                select from ${source} t where ${wanted} limit ${p.most}) counted) as total`;
        },
      }),
    ),
  ),
);

export interface PageOf extends RowOfColumns<typeof PAGE_OF> {
  readonly sort: Sort;
  readonly dir: Direction;
}

/** Where the rows of a page stand, and how many match. */
export function findPage(db: Queryable, { sort, dir, ...page }: PageOf) {
  return pages[sort][dir][searchOf(page)].require(db, page);
}

/** Ids of everything that a filter finds, less some. */
const founds = byName(SEARCHES, (search) =>
  sqlStatement({
    takes: { ...FILTER, except: json<readonly number[]>() },
    gives: { id: ID.product },
    rare: true,
    sql: (p) => sql`select t.product_id as id from vendor_products t
      where ${matches(p, search)}
        and t.product_id not in (select jsonb_array_elements(${p.except}::jsonb)::bigint)
      order by t.product_id`,
  }),
);

export function listFoundIds(
  db: Queryable,
  of: ProductFilter & { readonly except: readonly number[] },
) {
  return founds[searchOf(of)].list(db, of);
}

export const listCategoryIds = sqlStatement({
  takes: { categoryId: int4 },
  gives: { id: int4 },
  sql: (p) =>
    sql`select id from categories where id = ${p.categoryId} or parent_id = ${p.categoryId}`,
}).list;

/** In the order of the ids. */
export const listProductRows = sqlStatement({
  takes: { vendorId: ID.vendor, ids: arrayOf(int8) },
  gives: {
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
  },
  sql: (p) => sql`select p.id, p.hash, p.name, b.name as brand, c.name as category, p.status,
      d.state as "draftState", v.skus, v.first_sku as "firstSku", v.least as "leastCents",
      v.most as "mostCents", v.stock, p.lead_time_min_days as "leadTimeMinDays",
      p.lead_time_max_days as "leadTimeMaxDays", p.picture_key as "pictureKey",
      p.updated_at as "updatedAt"
    from unnest(${p.ids}::bigint[]) with ordinality as place(id, at)
    join products p on p.id = place.id and p.vendor_id = ${p.vendorId}
    join brands b on b.id = p.brand_id join categories c on c.id = p.category_id
    left join listing_drafts d on d.product_id = p.id
    cross join lateral (
      select count(*)::int as skus, coalesce(min(vendor_sku), '') as first_sku, min(wholesale_cents) as least,
        max(wholesale_cents) as most, coalesce(sum(free), 0)::int as stock
      from variants left join lateral (
        select sum(on_hand - held) as free from stock_lots where variant_id = variants.id
      ) lots on true
      where product_id = p.id and status = 'active'
    ) v
    order by place.at`,
}).list;
export type VendorProductRow = RowOf<typeof listProductRows>;

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
