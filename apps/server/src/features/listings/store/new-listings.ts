// Drafts of products that were never live, by the tens of thousands after a price list.
import { DIRECTIONS } from '@wevisu/contract/back-office/list.ts';
import type { ListingState } from '@wevisu/domain/listings/listing.ts';
import { type RawBuilder, sql } from 'kysely';
import type { RowOfColumns } from '../../../platform/database/columns.ts';
import { int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { byName, sqlStatement } from '../../../platform/database/statement.ts';
import { keyset, PAGE_GIVES, PAGE_TAKES } from '../../../platform/lists/keyset.ts';

const FILTERS = {
  vendorId: ID.vendor,
  /** Part of a name, or a whole SKU; '' for all. */
  q: text,
  state: text.orNull,
  complete: text.orNull,
  listId: int8.orNull,
};
export type NewListingFilters = RowOfColumns<typeof FILTERS>;

const matches = (
  p: Params<NewListingFilters>,
): RawBuilder<unknown> => sql`d.vendor_id = ${p.vendorId}
  and d.product_id is null
  and (${p.q} = '' or position(lower(${p.q}) in lower(d.content ->> 'name')) > 0
    or jsonb_path_query_array(d.content, '$.variants[*].vendor_sku') ? ${p.q})
  and (${p.state}::text is null or d.state = ${p.state})
  and (${p.complete}::text is null or (${p.complete} = 'yes') = coalesce(d.problem_count = 0, false))
  and (${p.listId}::bigint is null or d.list_id = ${p.listId})`;

const UPDATED = { by: sql`d.updated_at`, id: sql`d.id`, type: 'timestamptz' } as const;

export const newListingsBy = byName(DIRECTIONS, (dir) =>
  sqlStatement({
    takes: { ...PAGE_TAKES, ...FILTERS },
    gives: {
      ...PAGE_GIVES,
      ...{ id: int8, name: text, firstSku: text, state: text.as<ListingState>(), reason: text },
      ...{ skus: int4, problems: int4.orNull, updatedAt: timestamptz },
    },
    rare: true,
    sql: (p) => {
      const { key, after, order } = keyset(UPDATED, dir, p);
      return sql`select d.id, d.content ->> 'name' as name,
          coalesce(d.content -> 'variants' -> 0 ->> 'vendor_sku', '') as "firstSku", d.state,
          coalesce(d.refusal, d.reason) as reason, jsonb_array_length(d.content -> 'variants') as skus,
          d.problem_count as problems, d.updated_at as "updatedAt", ${key} as "sortKey"
        from listing_drafts d where ${matches(p)} and ${after} ${order}`;
    },
  }),
);

export const countNewListings = sqlStatement({
  takes: { ...FILTERS, most: int4 },
  gives: { count: int8 },
  rare: true,
  sql: (p) => sql`select count(*) as count from (
    select from listing_drafts d where ${matches(p)} limit ${p.most}::int) found`,
}).value;

export const countByProgress = sqlStatement({
  takes: { vendorId: ID.vendor },
  gives: { complete: int4, incomplete: int4, submitted: int4 },
  sql: (
    p,
  ) => sql`select count(*) filter (where state = 'draft' and problem_count = 0)::int as complete,
      count(*) filter (where state <> 'submitted' and problem_count is distinct from 0)::int as incomplete,
      count(*) filter (where state = 'submitted')::int as submitted
    from listing_drafts where vendor_id = ${p.vendorId} and product_id is null`,
}).require;
