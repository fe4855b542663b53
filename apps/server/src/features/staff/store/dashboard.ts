import { TIME_ZONE } from '@wevisu/domain/calendar/calendar.ts';
import { NOT_KEPT_STATUSES, SETTLED_STATUSES } from '@wevisu/domain/orders/order-status.ts';
import { sql } from 'kysely';
import { date, int4, int8, text } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import { textList } from '../../../platform/database/text-list.ts';

const zone = sql.lit(TIME_ZONE);

/** Declined and canceled lines are not charged. */
const kept = sql.raw(`i.status not in (${textList(NOT_KEPT_STATUSES)})`);

/** One row for each day with orders, from a day on, by the product's days. */
export const listDays = sqlStatement({
  takes: { from: date },
  gives: { day: date, orders: int4, revenue: int8, profit: int8 },
  sql: (p) => sql`
    select (i.placed_at at time zone ${zone})::date as day, count(distinct i.order_id)::int4 as orders,
      coalesce(sum(i.line_cents + i.shipping_cents + i.tax_cents) filter (where ${kept}), 0)::int8 as revenue,
      coalesce(sum(i.admin_profit_inclusive_tax) filter (where ${kept}), 0)::int8 as profit
    from order_items i where i.placed_at >= ${p.from}::date::timestamp at time zone ${zone}
    group by 1 order by 1`,
  rare: true,
}).list;

/** To 10,001. */
export const countLate = sqlStatement({
  takes: { today: date },
  gives: { total: int4 },
  sql: (p) => sql`select count(*)::int4 as total from (
    select i.id from order_items i
    where i.promised_on < ${p.today} and i.status not in (${sql.raw(textList(SETTLED_STATUSES))})
    limit 10001) late`,
}).require;

/** Variants of which less is free than was sold since a day: they run out first. */
export const listStockRisks = sqlStatement({
  takes: { since: date },
  gives: { productHash: text, productName: text, sku: text, vendor: text, free: int4, sold: int4 },
  sql: (p) => sql`
    with sold as (
      select i.variant_id, sum(i.qty)::int4 as qty from order_items i
      where i.placed_at >= ${p.since}::date::timestamp at time zone ${zone} and not i.is_sample and ${kept} group by 1
    )
    select p.hash as "productHash", p.name as "productName", v.sku, ven.company_name as vendor,
      s.free, sold.qty as sold
    from sold join variants v on v.id = sold.variant_id and v.status = 'active'
    join products p on p.id = v.product_id and p.status = 'active'
    join vendors ven on ven.id = p.vendor_id
    join lateral (
      select coalesce(sum(l.on_hand - l.held), 0)::int4 as free from stock_lots l where l.variant_id = v.id
    ) s on s.free < sold.qty
    order by s.free::float8 / sold.qty, v.id limit 10`,
  rare: true,
}).list;
