// Rows of price lists: kept as they were sent, and shown by kind.
import type { SellingUnit } from '@wevisu/domain/listings/listing.ts';
import { sql } from 'kysely';
import { bool, int4, int8, json, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import type { RowProblem, RowValues } from '../columns/read-row.ts';
import type { SheetCell } from '../reading/sheet-row.ts';
import { isLarge } from './summary.ts';

export interface RowToKeep {
  readonly number: number;
  readonly sku: string | null;
  readonly cells: readonly SheetCell[];
  readonly asks: RowValues;
  readonly problems: readonly RowProblem[];
}

export const clearRows = sqlStatement({
  takes: { listId: int8 },
  sql: (p) => sql`delete from price_list_rows where list_id = ${p.listId}`,
}).run;

export const getLastNumber = sqlStatement({
  takes: { listId: int8 },
  gives: { number: int4 },
  sql: (p) =>
    sql`select coalesce(max(number), 0) as number from price_list_rows where list_id = ${p.listId}`,
}).require;

export const insertRows = sqlStatement({
  takes: { listId: int8, rows: json<readonly RowToKeep[]>() },
  sql: (p) => sql`insert into price_list_rows (list_id, number, sku, cells, asks, problems, outcome)
    select ${p.listId}, number, sku, cells, asks, problems,
      case when problems <> '[]' then 'failed' end
    from jsonb_to_recordset(${p.rows}) as r(number int, sku text, cells jsonb, asks jsonb, problems jsonb)`,
}).run;

/**
 * What follows compares the rows of a list with each other: PostgreSQL must know how many there are, and how many of
 * which outcome, which it learns by itself up to a minute later. Where it takes them for one, it looks at all of them
 * for each: 1,200 rows took 15 s.
 */
export const analyzeRows = sqlStatement({
  sql: () => sql`select from analyze_price_list_rows()`,
}).run;

/** A SKU that stands in several rows is taken from none of them, unless each names another lot. */
export const failTwice = sqlStatement({
  takes: { listId: int8 },
  sql: (p) => sql`update price_list_rows r
    set outcome = 'failed', problems = r.problems || jsonb_build_array(jsonb_build_object(
      'column', null, 'problem', 'sku_twice', 'rows', twice.numbers))
    from (
      select sku, (array_agg(number order by number))[1:5] as numbers from price_list_rows
      where list_id = ${p.listId} and sku is not null group by sku
      having count(*) > 1 and count(distinct asks ->> 'lot') < count(*)
    ) twice
    where r.list_id = ${p.listId} and r.sku = twice.sku`,
}).run;

/** By kind, 100 at a time. `name` is of the product. */
export const pageRows = sqlStatement({
  takes: { listId: int8, kind: text, after: int4, max: int8, approvalPpm: int8 },
  gives: {
    number: int4,
    sku: text.orNull,
    name: text.orNull,
    cells: json<readonly SheetCell[]>(),
    problems: json<readonly KeptProblem[]>(),
    outcome: text.notNull.as<RowOutcome>(),
    before: json<RowValues>().orNull,
    after: json<RowValues>().orNull,
    done: text.as<RowDone>().orNull,
    undone: text.as<RowUndone>().orNull,
    draftId: int8.orNull,
    productId: ID.product.orNull,
    isHeld: bool,
    needsApproval: bool,
    describes: json<RowValues>().orNull,
    described: text.as<RowDescribed>().orNull,
    lot: text.orNull,
  },
  sql: (
    p,
  ) => sql`select r.number, r.sku, coalesce(p.name, r.asks ->> 'name') as name, r.cells, r.problems, r.outcome, r.before, r.after, r.done, r.undone, r.draft_id as "draftId",
      r.product_id as "productId", r.is_held as "isHeld", r.asks ->> 'lot' as lot, r.describes, r.described,
      coalesce(r.outcome = 'change' and ${isLarge(p)}, false) as "needsApproval"
    from price_list_rows r
    left join variants v on v.id = r.variant_id
    left join products p on p.id = v.product_id
    where r.list_id = ${p.listId} and r.number > ${p.after} and case ${p.kind}
      when 'failed' then r.outcome = 'failed' or r.done in ('overtaken', 'refused') or r.undone = 'overtaken'
        or (r.is_held and r.done is null)
      when 'held' then r.is_held
      when 'approve' then r.outcome = 'change' and ${isLarge(p)}
      when 'described' then r.describes is not null
      when 'price' then r.outcome = 'change' and r.after ? 'priceCents'
      when 'stock' then r.outcome = 'change' and r.after ? 'stock'
      when 'ended' then r.outcome = 'change' and r.after ? 'status'
      when 'new' then r.outcome = 'new'
      when 'drafted' then r.outcome = 'drafted'
      when 'missing' then r.outcome = 'missing'
      else r.outcome = 'change' and r.after ?| array['leadMin', 'leadMax', 'minimum', 'weightG'] end
    order by r.number limit ${p.max}`,
}).list;

export type RowOutcome = 'same' | 'change' | 'new' | 'missing' | 'failed' | 'drafted';
export type RowDone = 'applied' | 'overtaken' | 'refused';
export type RowDescribed = 'drafted' | 'left' | 'undone' | 'kept';
export type RowUndone = 'undone' | 'overtaken';
export interface KeptProblem {
  readonly column: number | null;
  readonly problem: RowProblem['problem'] | ListProblem;
  /** The rows that a SKU stands in. */
  readonly rows?: readonly number[];
  /** A SKU that differs by its case alone. */
  readonly other?: string;
  /** The unit of the row, and that of the product. */
  readonly says?: SellingUnit;
  readonly sells?: SellingUnit;
}
/** Problems that only show beside other rows or what is sold. */
export type ListProblem =
  | 'sku_twice'
  | 'sku_unknown'
  | 'sku_case'
  | 'stock_in_lots'
  | 'lots_disagree'
  | 'unit_differs'
  | 'unit_convertible'
  | 'unit_not_whole'
  | 'rows_disagree'
  | 'draft_open'
  | 'stock_below_held'
  | 'sku_meanwhile'
  | 'beyond_limits';
