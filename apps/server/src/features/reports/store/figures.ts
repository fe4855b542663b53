// Days that changed since they were added up are read from the orders, all others from their sums, so that a report is
// exact at any moment: a year over 1,000,000 orders reads 365 rows and the orders of a few days.

import type { ProUserId } from '@wevisu/domain/ids.ts';
import { type RawBuilder, sql } from 'kysely';
import { arrayOf, bool, date, int4, int8, text } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import { type RowOf, sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';

export const getOwnShowroom = statement((p: Params<{ proId: ProUserId }>) =>
  tables.selectFrom('showrooms').select(['id', 'vsd_id as vsdId']).where('user_id', '=', p.proId),
).get;

interface Period {
  readonly showroomId: unknown;
  readonly from: unknown;
  readonly to: unknown;
}

const stale = (p: Period): RawBuilder<unknown> => sql`stale as materialized (
    select distinct day from showroom_stale_days
    where showroom_id = ${p.showroomId} and day between ${p.from} and ${p.to}
  )`;

/**
 * One row per day, week (from Monday) or month with anything in it. Days are moved by `later` before they are put
 * into units, so that a period before is in the units of the period that it is compared with.
 */
export const listFigures = sqlStatement({
  takes: { showroomId: ID.showroom, from: date, to: date, unit: text, later: int4 },
  gives: {
    start: date,
    visits: int8,
    carts: int8,
    orders: int8,
    salesCents: int8,
    markupCents: int8,
    lostItems: int8,
    lostCents: int8,
  },
  sql: (p) => sql`with ${stale(p)},
    found as (
      select day, 0 as visits, 0 as carts, orders, sales_cents, markup_cents, lost_items, lost_cents
      from showroom_sales_days
      where showroom_id = ${p.showroomId} and day between ${p.from}::date and ${p.to}::date
        and day not in (select day from stale)
      union all
      select stale.day, 0, 0, count(distinct s.order_id) filter (where not s.is_lost),
        coalesce(sum(s.line_cents) filter (where not s.is_lost), 0),
        coalesce(sum(s.markup_cents) filter (where not s.is_lost), 0),
        count(*) filter (where s.is_lost), coalesce(sum(s.line_cents) filter (where s.is_lost), 0)
      from stale cross join lateral sales_of_day(${p.showroomId}, stale.day) s
      group by stale.day
      union all
      select day, visits, carts, 0, 0, 0, 0, 0 from showroom_visit_days
      where showroom_id = ${p.showroomId} and day between ${p.from} and ${p.to}
      union all
      select day, visits, carts, 0, 0, 0, 0, 0 from showroom_visit_counts
      where showroom_id = ${p.showroomId} and day between ${p.from} and ${p.to}
    )
    select greatest(date_trunc(${p.unit}::text, (day + ${p.later}::int)::timestamp)::date,
        ${p.from}::date + ${p.later}::int) as start,
      sum(visits)::bigint as visits, greatest(sum(carts), 0)::bigint as carts,
      sum(orders)::bigint as orders, sum(sales_cents)::bigint as "salesCents",
      sum(markup_cents)::bigint as "markupCents", sum(lost_items)::bigint as "lostItems",
      sum(lost_cents)::bigint as "lostCents"
    from found group by 1 order by 1`,
}).list;

export type FigureRow = RowOf<typeof listFigures>;

/** What was sold and kept, by product; more than one row for each. */
const sold = (p: Period): RawBuilder<unknown> => sql`found as (
    select product_hash, units, sales_cents, markup_cents from showroom_product_days
    where showroom_id = ${p.showroomId} and day between ${p.from}::date and ${p.to}::date
      and day not in (select day from stale)
    union all
    select s.product_hash, s.qty, s.line_cents, s.markup_cents
    from stale cross join lateral sales_of_day(${p.showroomId}, stale.day) s where not s.is_lost
  )`;

/** By the markup that they earned. */
export const listBestProducts = sqlStatement({
  takes: { showroomId: ID.showroom, from: date, to: date, max: int8 },
  gives: {
    hash: text,
    name: text,
    isSold: bool,
    units: int8,
    salesCents: int8,
    markupCents: int8,
  },
  sql: (p) => sql`with ${stale(p)}, ${sold(p)},
    best as (
      select product_hash, sum(units)::bigint as units, sum(sales_cents)::bigint as sales,
        sum(markup_cents)::bigint as markup
      from found group by product_hash order by markup desc, product_hash limit ${p.max}
    )
    select best.product_hash as hash, coalesce(p.name, best.product_hash) as name,
      coalesce(p.status = 'active', false) as "isSold", best.units,
      best.sales as "salesCents", best.markup as "markupCents"
    from best left join products p on p.hash = best.product_hash
    order by best.markup desc, best.product_hash`,
}).list;

/** What was sold of some products; none of those that sold nothing. */
export const listSoldOf = sqlStatement({
  takes: { showroomId: ID.showroom, from: date, to: date, hashes: arrayOf(text) },
  gives: { hash: text, units: int8, salesCents: int8, markupCents: int8 },
  sql: (p) => sql`with ${stale(p)}, ${sold(p)}
    select product_hash as hash, sum(units)::bigint as units,
      sum(sales_cents)::bigint as "salesCents", sum(markup_cents)::bigint as "markupCents"
    from found where product_hash = any(${p.hashes}::text[]) group by product_hash`,
}).list;
