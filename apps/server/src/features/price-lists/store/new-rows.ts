// Rows of price lists that begin a product.
import { sql } from 'kysely';
import { int4, int8, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import type { RowValues } from '../columns/read-row.ts';
import type { SheetCell } from '../reading/sheet-row.ts';

/** Rows of one product stand one after another. */
export const nextNewRows = sqlStatement({
  takes: { listId: int8, max: int8 },
  gives: {
    number: int4,
    sku: text.notNull,
    productKey: text.notNull,
    asks: json<RowValues>(),
    cells: json<readonly SheetCell[]>(),
  },
  sql: (p) => sql`select number, sku, product_key as "productKey", asks, cells from price_list_rows
    where list_id = ${p.listId} and outcome = 'new' and done is null
    order by product_key, number limit ${p.max} for update`,
}).list;

export interface DraftedRow {
  readonly number: number;
  readonly draft_id: number | null;
  readonly done: 'applied' | 'overtaken' | 'refused';
}

export const markDrafted = sqlStatement({
  takes: { listId: int8, rows: json<readonly DraftedRow[]>() },
  sql: (p) => sql`update price_list_rows r set done = d.done, draft_id = d.draft_id,
      problems = case d.done when 'applied' then r.problems
        when 'overtaken' then r.problems || '[{"column": null, "problem": "sku_meanwhile"}]'
        else r.problems || '[{"column": null, "problem": "beyond_limits"}]' end
    from jsonb_to_recordset(${p.rows}::jsonb) as d(number int, draft_id bigint, done text)
    where r.list_id = ${p.listId} and r.number = d.number`,
}).run;

/** Rows of one draft stand one after another. */
export const nextRowsToTakeBack = sqlStatement({
  takes: { listId: int8, max: int8 },
  gives: { number: int4, sku: text.notNull, draftId: int8.notNull },
  sql: (p) => sql`select number, sku, draft_id as "draftId" from price_list_rows
    where list_id = ${p.listId} and outcome = 'new' and done = 'applied' and undone is null
      and draft_id is not null
    order by number limit ${p.max} for update`,
}).list;

export const markTakenBack = sqlStatement({
  takes: {
    listId: int8,
    rows: json<readonly { readonly number: number; readonly undone: 'undone' | 'overtaken' }[]>(),
  },
  sql: (p) => sql`update price_list_rows r set undone = d.undone
    from jsonb_to_recordset(${p.rows}::jsonb) as d(number int, undone text)
    where r.list_id = ${p.listId} and r.number = d.number`,
}).run;

/** What the vendor has said before that its words mean. */
export const listChosenCategories = sqlStatement({
  takes: { vendorId: ID.vendor },
  gives: { words: text, categoryId: int4 },
  sql: (p) => sql`select words, category_id as "categoryId" from vendor_category_words
    where vendor_id = ${p.vendorId}`,
}).list;

export const chooseCategory = sqlStatement({
  takes: { vendorId: ID.vendor, words: text, categoryId: int4 },
  sql: (p) => sql`insert into vendor_category_words (vendor_id, words, category_id)
    select ${p.vendorId}, ${p.words}, id from categories
    where id = ${p.categoryId} and parent_id is not null
    on conflict (vendor_id, words) do update set category_id = excluded.category_id`,
}).runAny;

/** The categories that new rows of a list name, the most frequent first. */
export const countNamedCategories = sqlStatement({
  takes: { listId: int8, max: int8 },
  gives: { name: text.notNull, rows: int4 },
  sql: (p) => sql`select asks ->> 'category' as name, count(*)::int as rows from price_list_rows
    where list_id = ${p.listId} and outcome = 'new'
    group by 1 order by 2 desc, 1 limit ${p.max}`,
}).list;
