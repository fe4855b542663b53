// Rows of price lists: kept as they were sent, and matched with what is sold.
import { sql } from 'kysely';
import { int4, int8, json, text } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import type { RowProblem, RowValues } from '../columns/read-row.ts';
import type { SheetCell } from '../reading/sheet-row.ts';

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

export const insertRows = sqlStatement({
  takes: { listId: int8, rows: json<readonly RowToKeep[]>() },
  sql: (p) => sql`insert into price_list_rows (list_id, number, sku, cells, asks, problems, outcome)
    select ${p.listId}, number, sku, cells, asks, problems,
      case when problems <> '[]' then 'failed' end
    from jsonb_to_recordset(${p.rows}) as r(number int, sku text, cells jsonb, asks jsonb, problems jsonb)`,
}).run;

/** A SKU that stands in several rows is taken from none of them. */
export const failTwice = sqlStatement({
  takes: { listId: int8 },
  sql: (p) => sql`update price_list_rows r
    set outcome = 'failed', problems = r.problems || jsonb_build_array(jsonb_build_object(
      'column', null, 'problem', 'sku_twice', 'rows', twice.numbers))
    from (
      select sku, (array_agg(number order by number))[1:5] as numbers from price_list_rows
      where list_id = ${p.listId} and sku is not null group by sku having count(*) > 1
    ) twice
    where r.list_id = ${p.listId} and r.sku = twice.sku`,
}).run;

/**
 * What each row would change of what is sold. A list that gives one lead time alone pulls the other along. Stock that
 * lies in several lots cannot be told by one number.
 */
export const matchRows = sqlStatement({
  takes: { listId: int8, vendorId: int8 },
  sql: (p) => sql`
    with have as (
      select r.number, v.id as variant_id, coalesce(lots.count, 0) as lots, r.asks, jsonb_build_object(
        'priceCents', v.wholesale_cents, 'stock', coalesce(lots.on_hand, 0),
        'status', v.status, 'leadMin', p.lead_time_min_days, 'leadMax', p.lead_time_max_days,
        'minimum', p.minimum_unit, 'weightG', v.weight_g) as have
      from price_list_rows r
      join variants v on v.vendor_id = ${p.vendorId} and v.vendor_sku = r.sku and v.status <> 'sample'
      join products p on p.id = v.product_id
      left join lateral (
        select count(*)::int as count, sum(on_hand)::int as on_hand from stock_lots where variant_id = v.id
      ) lots on true
      where r.list_id = ${p.listId} and r.outcome is null
    ), wanted as (
      select number, variant_id, lots, have, asks
        || case when asks ? 'leadMax' and not asks ? 'leadMin'
             and (asks ->> 'leadMax')::int < (have ->> 'leadMin')::int
           then jsonb_build_object('leadMin', asks -> 'leadMax') else '{}' end
        || case when asks ? 'leadMin' and not asks ? 'leadMax'
             and (asks ->> 'leadMin')::int > (have ->> 'leadMax')::int
           then jsonb_build_object('leadMax', asks -> 'leadMin') else '{}' end as asks
      from have
    ), changes as (
      select w.number, w.variant_id, w.lots, c.before, c.after
      from wanted w cross join lateral (
        select jsonb_object_agg(a.key, w.have -> a.key) as before, jsonb_object_agg(a.key, a.value) as after
        from jsonb_each(w.asks) a
        where w.have ? a.key and w.have -> a.key <> a.value
      ) c
    )
    update price_list_rows r
    set variant_id = c.variant_id, before = c.before, after = c.after,
      outcome = case when c.after is null then 'same' when c.lots > 1 and c.after ? 'stock' then 'failed' else 'change' end,
      problems = case when c.lots > 1 and c.after ? 'stock'
        then jsonb_build_array(jsonb_build_object('column', null, 'problem', 'stock_in_lots')) else r.problems end
    from changes c
    where r.list_id = ${p.listId} and r.number = c.number`,
}).run;

/**
 * Rows whose SKU is not sold: a new product if they say enough to begin one. What is not sold and discontinued stays as
 * it is.
 */
export const matchNewRows = sqlStatement({
  takes: { listId: int8, vendorId: int8 },
  sql: (p) => sql`
    with drafted as (
      select distinct v.sku from listing_drafts d cross join lateral jsonb_array_elements_text(
        jsonb_path_query_array(d.content, '$.variants[*].vendor_sku')) v(sku)
      where d.vendor_id = ${p.vendorId} and d.product_id is null
    ), judged as (
      select r.number, case when r.asks ->> 'status' = 'withdrawn' then 'same' when d.sku is not null then 'drafted'
          when r.asks ?& array['name', 'category', 'brand', 'priceCents'] then 'new' else 'failed' end as outcome
      from price_list_rows r left join drafted d on d.sku = r.sku
      where r.list_id = ${p.listId} and r.outcome is null
    )
    update price_list_rows r
    set outcome = j.outcome, after = r.asks,
      product_key = case when j.outcome = 'new' then lower(
        (r.asks ->> 'name') || chr(31) || (r.asks ->> 'brand') || chr(31) || (r.asks ->> 'category')) end,
      problems = case when j.outcome = 'failed'
        then '[{"column": null, "problem": "sku_unknown"}]' else r.problems end
    from judged j
    where r.list_id = ${p.listId} and r.number = j.number`,
}).run;

/** Of a full list: what is sold and not in it, numbered on. */
export const addMissingRows = sqlStatement({
  takes: { listId: int8, vendorId: int8 },
  sql: (
    p,
  ) => sql`insert into price_list_rows (list_id, number, sku, cells, variant_id, outcome, before, after)
    select ${p.listId}, last.number + row_number() over (order by v.vendor_sku), v.vendor_sku, '[]', v.id, 'missing',
      '{"status": "active"}', '{"status": "withdrawn"}'
    from variants v
    join products p on p.id = v.product_id and p.status = 'active',
      (select coalesce(max(number), 0) as number from price_list_rows where list_id = ${p.listId}) last
    where v.vendor_id = ${p.vendorId} and v.status = 'active' and not exists (
      select from price_list_rows r where r.list_id = ${p.listId} and r.sku = v.vendor_sku)`,
}).run;

export const countOutcomes = sqlStatement({
  takes: { listId: int8, vendorId: int8 },
  gives: {
    rows: int4,
    same: int4,
    changed: int4,
    new: int4,
    newProducts: int4,
    drafted: int4,
    failed: int4,
    missing: int4,
    pricesUp: int4,
    pricesDown: int4,
    largestRisePpm: int8,
    largestFallPpm: int8,
    stock: int4,
    ended: int4,
    returned: int4,
    other: int4,
    live: int4,
  },
  sql: (p) => sql`
    select count(*) filter (where outcome <> 'missing')::int as rows,
      count(*) filter (where outcome = 'same')::int as same,
      count(*) filter (where outcome = 'change')::int as changed,
      count(*) filter (where outcome = 'new')::int as new,
      count(distinct product_key) filter (where outcome = 'new')::int as "newProducts",
      count(*) filter (where outcome = 'drafted')::int as drafted,
      count(*) filter (where outcome = 'failed')::int as failed,
      count(*) filter (where outcome = 'missing')::int as missing,
      count(*) filter (where now_cents > was_cents)::int as "pricesUp",
      count(*) filter (where now_cents < was_cents)::int as "pricesDown",
      coalesce(max((now_cents - was_cents) * 1000000 / was_cents) filter (where now_cents > was_cents), 0)::bigint
        as "largestRisePpm",
      coalesce(max((was_cents - now_cents) * 1000000 / was_cents) filter (where now_cents < was_cents), 0)::bigint
        as "largestFallPpm",
      count(*) filter (where outcome = 'change' and after ? 'stock')::int as stock,
      count(*) filter (where outcome = 'change' and after ->> 'status' = 'withdrawn')::int as ended,
      count(*) filter (where outcome = 'change' and after ->> 'status' = 'active')::int as returned,
      count(*) filter (where outcome = 'change' and after ?| array['leadMin', 'leadMax', 'minimum', 'weightG'])::int
        as other,
      (select count(*)::int from variants v join products p on p.id = v.product_id
       where v.vendor_id = ${p.vendorId} and v.status = 'active' and p.status = 'active') as live
    from (
      select outcome, after, product_key, case when outcome = 'change' then (before ->> 'priceCents')::bigint end as was_cents,
        case when outcome = 'change' then (after ->> 'priceCents')::bigint end as now_cents
      from price_list_rows where list_id = ${p.listId}
    ) r`,
}).require;

/** By kind, 100 at a time. `name` is of the product. */
export const pageRows = sqlStatement({
  takes: { listId: int8, kind: text, after: int4, most: int8 },
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
  },
  sql: (
    p,
  ) => sql`select r.number, r.sku, coalesce(p.name, r.asks ->> 'name') as name, r.cells, r.problems, r.outcome, r.before, r.after, r.done, r.undone, r.draft_id as "draftId"
    from price_list_rows r
    left join variants v on v.id = r.variant_id
    left join products p on p.id = v.product_id
    where r.list_id = ${p.listId} and r.number > ${p.after} and case ${p.kind}
      when 'failed' then r.outcome = 'failed' or r.done in ('overtaken', 'refused') or r.undone = 'overtaken'
      when 'price' then r.outcome = 'change' and r.after ? 'priceCents'
      when 'stock' then r.outcome = 'change' and r.after ? 'stock'
      when 'ended' then r.outcome = 'change' and r.after ? 'status'
      when 'new' then r.outcome = 'new'
      when 'drafted' then r.outcome = 'drafted'
      when 'missing' then r.outcome = 'missing'
      else r.outcome = 'change' and r.after ?| array['leadMin', 'leadMax', 'minimum', 'weightG'] end
    order by r.number limit ${p.most}`,
}).list;

export type RowOutcome = 'same' | 'change' | 'new' | 'missing' | 'failed' | 'drafted';
export type RowDone = 'applied' | 'overtaken' | 'refused';
export type RowUndone = 'undone' | 'overtaken';
export interface KeptProblem {
  readonly column: number | null;
  readonly problem: RowProblem['problem'] | ListProblem;
  /** The rows that a SKU stands in. */
  readonly rows?: readonly number[];
}
/** Problems that only show beside other rows or what is sold. */
export type ListProblem =
  | 'sku_twice'
  | 'sku_unknown'
  | 'stock_in_lots'
  | 'stock_below_held'
  | 'sku_meanwhile'
  | 'beyond_limits';
