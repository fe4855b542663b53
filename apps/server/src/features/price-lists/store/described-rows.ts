// Rows of price lists that describe a live product otherwise than it is.
import { sql } from 'kysely';
import { arrayOf, int4, int8, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import type { RowValues } from '../columns/read-row.ts';

/** Of some products, all rows of each. */
export const nextDescribed = sqlStatement({
  takes: { listId: int8, max: int8 },
  gives: {
    number: int4,
    sku: text.notNull,
    productId: ID.product.notNull,
    describes: json<RowValues>().notNull,
  },
  sql: (p) => sql`select number, sku, product_id as "productId", describes from price_list_rows
    where list_id = ${p.listId} and describes is not null and described is null
      and product_id in (
        select product_id from price_list_rows
        where list_id = ${p.listId} and describes is not null and described is null
        order by product_id, number limit ${p.max})
    order by product_id, number for update`,
}).list;
export type DescribedProductRow = RowOf<typeof nextDescribed>;

/** Without a draft: the product has one of the vendor's, or is gone. */
export const markDescribed = sqlStatement({
  takes: { listId: int8, numbers: arrayOf(int4), draftId: int8.orNull },
  sql: (p) => sql`update price_list_rows set draft_id = ${p.draftId},
      described = case when ${p.draftId}::bigint is null then 'left' else 'drafted' end,
      problems = case when ${p.draftId}::bigint is null
        then problems || '[{"column": null, "problem": "draft_open"}]' else problems end
    where list_id = ${p.listId} and number = any (${p.numbers}::int[])`,
}).run;

/** Of some drafts, all rows of each. */
export const nextChangesToTakeBack = sqlStatement({
  takes: { listId: int8, max: int8 },
  gives: { number: int4, draftId: int8.notNull },
  sql: (p) => sql`select number, draft_id as "draftId" from price_list_rows
    where list_id = ${p.listId} and described = 'drafted' and draft_id in (
      select draft_id from price_list_rows
      where list_id = ${p.listId} and described = 'drafted' order by number limit ${p.max})
    order by number for update`,
}).list;

export const markChangesTakenBack = sqlStatement({
  takes: {
    listId: int8,
    rows: json<readonly { readonly number: number; readonly described: 'undone' | 'kept' }[]>(),
  },
  sql: (p) => sql`update price_list_rows r set described = d.described
    from jsonb_to_recordset(${p.rows}::jsonb) as d(number int, described text)
    where r.list_id = ${p.listId} and r.number = d.number`,
}).run;
