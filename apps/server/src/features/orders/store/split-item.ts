import type { Lot } from '@wevisu/domain/orders/split-item.ts';
import { sql } from 'kysely';
import { int4, int8, json } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/**
 * Makes a part of an item a row of its own, with the history of the whole so far. The caller has locked the item and
 * gives both shares of it; a trigger holds the order's rows against its amounts at the commit.
 */
export const insertPart = sqlStatement({
  takes: {
    id: ID.orderItem,
    partQty: int4,
    partLots: json<readonly Lot[]>(),
    partLine: int8,
    partShipping: int8,
    partTax: int8,
    partPlatform: int8,
    restQty: int4,
    restLots: json<readonly Lot[]>(),
    restLine: int8,
    restShipping: int8,
    restTax: int8,
    restPlatform: int8,
  },
  gives: { id: ID.orderItem },
  sql: (p) => sql`
    with rest as (
      update order_items set qty = ${p.restQty}, lots = ${p.restLots}, line_cents = ${p.restLine},
        shipping_cents = ${p.restShipping}, tax_cents = ${p.restTax},
        admin_profit_inclusive_tax = ${p.restPlatform}
      where id = ${p.id} returning *
    ),
    part as (
      insert into order_items (split_from, qty, lots, line_cents, shipping_cents, tax_cents,
        admin_profit_inclusive_tax, order_id, vendor_id, showroom_id, variant_id, product_hash,
        product_name, brand_name, sku, size_label, finish, picture, unit, box_sqft_e4, price_cents,
        final_price, fee_cents, contractor_markup_amt, coupon_cents, markup_ppm, lead_time_min_days,
        lead_time_max_days, is_sample, arrives_from, arrives_to, carrier, tracking_number, status,
        status_date, capture_id, vendor_available_on, pro_available_on, is_vendor_available, is_pro_available,
        is_raised, tax_ppm)
      select id, ${p.partQty}, ${p.partLots}, ${p.partLine}, ${p.partShipping}, ${p.partTax},
        ${p.partPlatform}, order_id, vendor_id, showroom_id, variant_id, product_hash,
        product_name, brand_name, sku, size_label, finish, picture, unit, box_sqft_e4, price_cents,
        final_price, fee_cents, contractor_markup_amt, coupon_cents, markup_ppm, lead_time_min_days,
        lead_time_max_days, is_sample, arrives_from, arrives_to, carrier, tracking_number, status,
        status_date, capture_id, vendor_available_on, pro_available_on, is_vendor_available, is_pro_available,
        is_raised, tax_ppm
      from rest returning id
    ),
    history as (
      insert into order_item_events (order_item_id, actor_user_id, from_status, to_status, at, reason)
      select part.id, e.actor_user_id, e.from_status, e.to_status, e.at, e.reason
      from part, order_item_events e where e.order_item_id = ${p.id} order by e.id
    ),
    moved as (
      insert into clock_extensions (order_item_id, clock, until, reason, extended_by, extended_at)
      select part.id, x.clock, x.until, x.reason, x.extended_by, x.extended_at
      from part, clock_extensions x where x.order_item_id = ${p.id} order by x.id
    )
    select id from part`,
}).require;
