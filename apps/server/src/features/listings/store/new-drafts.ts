// Many drafts of new products at once, as price lists bring them.
import type { Listing } from '@wevisu/domain/listings/listing.ts';
import { sql } from 'kysely';
import {
  arrayOf,
  int4,
  int8,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Until the transaction ends no other list of this vendor begins products. */
export const lockVendor = sqlStatement({
  takes: { vendorId: ID.vendor },
  gives: { id: ID.vendor },
  sql: (p) => sql`select id from vendors where id = ${p.vendorId} for no key update`,
}).get;

/**
 * Those of the SKUs that a product has, or a draft of a new one that is not of this list: a list names each SKU once.
 * Without that, the drafts that the list has begun would be read again with each part of it.
 */
export const listKnownSkus = sqlStatement({
  takes: { vendorId: ID.vendor, listId: int8, skus: arrayOf(text) },
  gives: { sku: text },
  sql: (p) => sql`select vendor_sku as sku from variants
      where vendor_id = ${p.vendorId} and vendor_sku = any (${p.skus}::text[])
    union
    select v.sku from (
        select jsonb_path_query_array(content, '$.variants[*].vendor_sku') as skus from listing_drafts
        where vendor_id = ${p.vendorId} and product_id is null and list_id is distinct from ${p.listId}
      ) d cross join lateral jsonb_array_elements_text(d.skus) v(sku)
      where d.skus ?| ${p.skus}::text[] and v.sku = any (${p.skus}::text[])`,
}).list;

export interface DraftToBegin {
  readonly content: Listing;
  /** Units on hand by SKU. */
  readonly stock: Readonly<Record<string, number>> | null;
  readonly problems: number;
}

/** `sku` is that of the first variant. */
export const insertDrafts = sqlStatement({
  takes: {
    vendorId: ID.vendor,
    listId: int8,
    drafts: json<readonly DraftToBegin[]>(),
    now: timestamptz,
  },
  gives: { id: int8, sku: text },
  sql: (p) => sql`insert into listing_drafts
      (vendor_id, content, list_id, opening_stock, problem_count, created_at, updated_at)
    select ${p.vendorId}, content, ${p.listId}, stock, problems, ${p.now}, ${p.now}
    from jsonb_to_recordset(${p.drafts}::jsonb) as d(content jsonb, stock jsonb, problems int)
    returning id, content -> 'variants' -> 0 ->> 'vendor_sku' as sku`,
}).list;

/** Of a live product; null if it has a draft by now. */
export const insertChange = sqlStatement({
  takes: {
    vendorId: ID.vendor,
    productId: ID.product,
    listId: int8,
    content: json<Listing>(),
    base: json<Listing>(),
    baseVersion: int4,
    problems: int4,
    now: timestamptz,
  },
  gives: { id: int8 },
  sql: (p) => sql`insert into listing_drafts
      (vendor_id, product_id, list_id, content, base, base_version, problem_count, created_at, updated_at)
    values (${p.vendorId}, ${p.productId}, ${p.listId}, ${p.content}, ${p.base}, ${p.baseVersion}, ${p.problems},
      ${p.now}, ${p.now})
    on conflict (product_id) do nothing
    returning id`,
}).get;

/** Of a list, those that nobody has saved or sent since. */
export const deleteUntouched = sqlStatement({
  takes: { vendorId: ID.vendor, listId: int8, ids: arrayOf(int8) },
  sql: (p) => sql`delete from listing_drafts
    where vendor_id = ${p.vendorId} and list_id = ${p.listId} and id = any (${p.ids}::bigint[])
      and version = 1 and state = 'draft'`,
}).run;

export const listLeft = sqlStatement({
  takes: { ids: arrayOf(int8) },
  gives: { id: int8 },
  sql: (p) => sql`select id from listing_drafts where id = any (${p.ids}::bigint[])`,
}).list;
