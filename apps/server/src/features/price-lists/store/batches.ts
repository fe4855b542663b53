// A part of a price list at a time, in one transaction: what a row changes and that it did are one commit, so whoever
// runs it again goes on where it stopped.
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  int4,
  int8,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

const BATCH = { listId: int8, numbers: arrayOf(int4) };

/** The next rows to apply, or, to undo, those that were applied. */
export const nextNumbers = sqlStatement({
  takes: { listId: int8, isUndo: bool, withHeld: bool, max: int8 },
  gives: { number: int4 },
  sql: (p) => sql`select number from price_list_rows
    where list_id = ${p.listId} and case when ${p.isUndo} then done = 'applied' and undone is null and outcome <> 'new'
      else done is null and outcome in ('change', 'missing') and (${p.withHeld} or not is_held) end
    order by number limit ${p.max} for update`,
}).list;

/** In one order for everybody: products, then variants, then lots. */
export const lockGoods = sqlStatement({
  takes: BATCH,
  sql: (p) => sql`with ids as (
      select distinct v.id, v.product_id from price_list_rows r join variants v on v.id = r.variant_id
      where r.list_id = ${p.listId} and r.number = any (${p.numbers}::int[])
    ), locked_products as (
      select id from products where id in (select product_id from ids) order by id for no key update
    ), locked_variants as (
      select id from variants where id in (select id from ids) and (select count(*) from locked_products) >= 0
      order by id for no key update
    )
    select id from stock_lots where variant_id in (select id from ids)
      and (select count(*) from locked_variants) >= 0
    order by id for no key update`,
  gives: { id: int8 },
}).list;

/** To undo: a price that waited, for its day or for staff, and has begun since counts as applied. */
export const noteBegunPrices = sqlStatement({
  takes: BATCH,
  sql: (p) => sql`update price_list_rows r set price_state = 'applied'
    from variants v
    where r.list_id = ${p.listId} and r.number = any (${p.numbers}::int[]) and v.id = r.variant_id
      and r.undone is null and r.price_state in ('waiting', 'needs_approval')
      and v.wholesale_cents = (r.after ->> 'priceCents')::bigint`,
}).run;

/** Of what it would change, something is not any more what it was when it was checked (to undo: what it was set to). */
export const markOvertaken = sqlStatement({
  takes: { ...BATCH, isUndo: bool },
  sql: (p) => sql`with seen as (
      select r.number, case when ${p.isUndo} then r.after else r.before end as seen, jsonb_build_object(
        'priceCents', v.wholesale_cents, 'stock', coalesce((select sum(on_hand) from stock_lots where variant_id = v.id
          and (not r.asks ? 'lot' or lot_code = r.asks ->> 'lot')), 0),
        'status', v.status, 'leadMin', p.lead_time_min_days, 'leadMax', p.lead_time_max_days,
        'minimum', p.minimum_unit, 'weightG', v.weight_g) as have
      from price_list_rows r
      join variants v on v.id = r.variant_id
      join products p on p.id = v.product_id
      where r.list_id = ${p.listId} and r.number = any (${p.numbers}::int[])
        and case when ${p.isUndo} then r.undone is null else r.done is null end
    )
    update price_list_rows r set
      done = case when ${p.isUndo} then done else 'overtaken' end,
      undone = case when ${p.isUndo} then 'overtaken' else undone end
    from seen s
    where r.list_id = ${p.listId} and r.number = s.number
      -- A price that starts later, or waits for approval, is not there yet.
      and exists (select from jsonb_each(s.seen) k where s.have -> k.key <> k.value
        and not (k.key = 'priceCents' and r.price_state is distinct from 'applied' and ${p.isUndo}))`,
}).run;

/** More is promised to open checkouts than the row would leave. */
export const refuseBelowHeld = sqlStatement({
  takes: { ...BATCH, isUndo: bool },
  sql: (p) => sql`update price_list_rows r set
      done = case when ${p.isUndo} then done else 'refused' end,
      undone = case when ${p.isUndo} then 'overtaken' else undone end,
      problems = problems || '[{"column": null, "problem": "stock_below_held"}]'
    where r.list_id = ${p.listId} and r.number = any (${p.numbers}::int[])
      and case when ${p.isUndo} then undone is null else done is null end
      and (case when ${p.isUndo} then before else after end ->> 'stock')::int
        < (select coalesce(sum(held), 0) from stock_lots where variant_id = r.variant_id
          and (not r.asks ? 'lot' or lot_code = r.asks ->> 'lot'))`,
}).run;

/** What the rows of this batch that are still open set. */
const OPEN_SQL = (p: { listId: unknown; numbers: unknown; isUndo: unknown }) => sql`
  select r.number, r.variant_id, r.price_state, r.asks ->> 'lot' as lot, case when ${p.isUndo} then r.before else r.after end as sets
  from price_list_rows r
  where r.list_id = ${p.listId} and r.number = any (${p.numbers}::int[])
    and case when ${p.isUndo} then r.undone is null else r.done is null end`;

/** Prices that count at once, with state and weight. */
export const setVariants = sqlStatement({
  takes: { ...BATCH, isUndo: bool },
  sql: (p) => sql`with open as (${OPEN_SQL(p)})
    update variants v set
      wholesale_cents = case when o.price_state = 'applied'
        then coalesce((o.sets ->> 'priceCents')::bigint, v.wholesale_cents) else v.wholesale_cents end,
      status = coalesce(o.sets ->> 'status', v.status),
      weight_g = coalesce((o.sets ->> 'weightG')::int, v.weight_g)
    from open o
    where v.id = o.variant_id
      and (o.sets ?| array['status', 'weightG'] or (o.sets ? 'priceCents' and o.price_state = 'applied'))`,
}).run;

/** One row of several of a product may say it. */
export const setProducts = sqlStatement({
  takes: { ...BATCH, isUndo: bool, now: timestamptz },
  sql: (p) => sql`with open as (${OPEN_SQL(p)}), wanted as (
      select distinct on (v.product_id) v.product_id, o.sets from open o join variants v on v.id = o.variant_id
      where o.sets ?| array['leadMin', 'leadMax', 'minimum']
      order by v.product_id, o.number desc
    )
    update products p set
      lead_time_min_days = coalesce((w.sets ->> 'leadMin')::int, p.lead_time_min_days),
      lead_time_max_days = coalesce((w.sets ->> 'leadMax')::int, p.lead_time_max_days),
      minimum_unit = coalesce((w.sets ->> 'minimum')::int, p.minimum_unit),
      version = p.version + 1, updated_at = ${p.now}
    from wanted w where p.id = w.product_id`,
}).run;

export const setStock = sqlStatement({
  takes: { ...BATCH, isUndo: bool },
  sql: (p) => sql`with open as (${OPEN_SQL(p)})
    insert into stock_lots (variant_id, lot_code, on_hand)
    select o.variant_id, coalesce(o.lot, (select lot_code from stock_lots l where l.variant_id = o.variant_id), 'A'),
      (o.sets ->> 'stock')::int
    from open o where o.sets ? 'stock'
    on conflict (variant_id, lot_code) do update set on_hand = excluded.on_hand`,
}).run;

/** Which prices count at once, which wait for their day, and which for staff. */
export const decidePrices = sqlStatement({
  takes: { ...BATCH, now: timestamptz, startsAt: timestamptz.orNull, approvalPpm: int8 },
  sql: (p) => sql`update price_list_rows r set price_state = case
      when abs((after ->> 'priceCents')::bigint - (before ->> 'priceCents')::bigint) * 1000000
        > (before ->> 'priceCents')::bigint * ${p.approvalPpm}::bigint then 'needs_approval'
      when ${p.startsAt}::timestamptz > ${p.now}::timestamptz then 'waiting'
      else 'applied' end
    where r.list_id = ${p.listId} and r.number = any (${p.numbers}::int[]) and r.done is null and r.after ? 'priceCents'`,
}).run;

/** The open change of a variant gives way to the new one. */
export const withdrawOpenPrices = sqlStatement({
  takes: { ...BATCH, now: timestamptz },
  sql: (p) => sql`update price_changes c set state = 'withdrawn', decided_at = ${p.now}
    from price_list_rows r
    where r.list_id = ${p.listId} and r.number = any (${p.numbers}::int[]) and c.variant_id = r.variant_id
      and r.after ? 'priceCents' and c.state in ('waiting', 'needs_approval')
      and (r.done is null or r.done = 'applied')`,
}).run;

export const notePrices = sqlStatement({
  takes: {
    ...BATCH,
    isUndo: bool,
    now: timestamptz,
    startsAt: timestamptz.orNull,
    vendorId: int8,
    by: int8.orNull,
    reason: text,
    heldReason: text.orNull,
  },
  sql: (p) => sql`insert into price_changes
      (variant_id, vendor_id, from_cents, to_cents, starts_at, state, reason, created_by, created_at, applied_at)
    select r.variant_id, ${p.vendorId},
      (case when ${p.isUndo} then r.after else r.before end ->> 'priceCents')::bigint,
      (case when ${p.isUndo} then r.before else r.after end ->> 'priceCents')::bigint,
      case when ${p.isUndo} then ${p.now}::timestamptz else coalesce(${p.startsAt}::timestamptz, ${p.now}::timestamptz) end, r.price_state,
      case when r.is_held and not ${p.isUndo} then concat_ws(': ', ${p.reason}::text, ${p.heldReason}::text) else ${p.reason}::text end,
      ${p.by}, ${p.now}, case when r.price_state = 'applied' then ${p.now}::timestamptz end
    from price_list_rows r
    where r.list_id = ${p.listId} and r.number = any (${p.numbers}::int[]) and r.after ? 'priceCents'
      and case when ${p.isUndo} then r.undone is null and r.price_state = 'applied' else r.done is null end`,
}).run;

export const markBatch = sqlStatement({
  takes: { ...BATCH, isUndo: bool },
  sql: (p) => sql`update price_list_rows set
      done = case when ${p.isUndo} then done else 'applied' end,
      undone = case when ${p.isUndo} then 'undone' else undone end
    where list_id = ${p.listId} and number = any (${p.numbers}::int[])
      and case when ${p.isUndo} then undone is null else done is null end`,
}).run;
