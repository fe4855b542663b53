import type { Address } from '@wevisu/contract/reply.ts';
import type { OrderId, ShowroomId, UserId, VendorId } from '@wevisu/domain/ids.ts';
import { CANCEL_WINDOW_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { type RawBuilder, sql } from 'kysely';
import { int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Params } from '../../../platform/database/parameters.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { sqlStatement, statement } from '../../../platform/database/statement.ts';
import { tables } from '../../../platform/database/tables.ts';
import type { Card } from '../../gateway/seam/payment-gateway.ts';
import { type Quote, quoteSchema } from '../quote.ts';
import type { Attempt } from './attempts.ts';

export interface Person {
  readonly userId: UserId;
  readonly email: string;
  readonly firstName: string;
}

export interface PlacedOrder {
  readonly id: OrderId;
  readonly number: string;
  readonly showroomId: ShowroomId;
  readonly quote: Quote;
  readonly address: Address;
  readonly companyName: string;
  readonly homeowner: Person & { readonly lastName: string };
  readonly pro: Person;
  readonly vendors: readonly (Person & { readonly vendorId: VendorId })[];
}

/** Looked up one by one: joined, PostgreSQL may walk through all accounts up to the pro's. */
function personSql(
  id: RawBuilder<unknown>,
  more: RawBuilder<unknown> = sql``,
): RawBuilder<unknown> {
  return sql`(select json_build_object('userId', u.id, 'email', u.email, 'firstName', u.first_name
    ${more}) from users u where u.id = ${id})`;
}

const insert = sqlStatement({
  takes: {
    checkoutId: text,
    attemptId: int8,
    gateway: text,
    ref: text,
    brand: text,
    last4: text,
    expiresAt: timestamptz,
    /** When its money is looked at first. */
    settleAt: timestamptz,
    now: timestamptz,
  },
  gives: {
    id: ID.order,
    number: text,
    showroomId: ID.showroom,
    quote: json<unknown>(),
    address: json<Address>(),
    companyName: text,
    homeowner: json<PlacedOrder['homeowner']>(),
    pro: json<Person>(),
    vendors: json<PlacedOrder['vendors']>(),
  },
  sql: (p) => sql`with live as (
      select * from checkouts where id = ${p.checkoutId} for update
    ),
    tried as (
      update payment_attempts a set state = 'authorized', outcome = 'approved', limit_keys = '{}', gateway_ref = ${p.ref},
        card_brand = ${p.brand}, card_last4 = ${p.last4}, updated_at = ${p.now}
      from live where a.id = ${p.attemptId} and a.checkout_id = live.id and live.state = 'paying'
        and a.state in ('started', 'confirming')
      returning a.idempotency_key, a.amount_cents
    ),
    placed as (
      insert into orders (user_id, showroom_id, checkout_id, address, coupon_code, coupon_rate_ppm,
        platform_rate_ppm, items_cents, shipping_cents, tax_cents, total_cents, tax_source, placed_at,
        settle_at)
      select live.user_id, live.showroom_id, live.id, live.address, live.quote->>'couponCode',
        (live.quote->>'couponPpm')::int, (live.quote->>'platformPpm')::int,
        (live.quote->>'itemsCents')::bigint, (live.quote->>'shippingCents')::bigint,
        (live.quote->>'taxCents')::bigint, (live.quote->>'totalCents')::bigint,
        coalesce(live.quote->>'taxSource', 'table'), ${p.now}, ${p.settleAt}
      from live, tried
      returning id, number, user_id, showroom_id
    ),
    items as (
      insert into order_items (order_id, vendor_id, showroom_id, variant_id, product_hash,
        product_name, brand_name, sku, size_label, finish, picture, unit, box_sqft_e4, lots, qty,
        price_cents, final_price, fee_cents, contractor_markup_amt, coupon_cents, markup_ppm,
        line_cents, shipping_cents, tax_cents, admin_profit_inclusive_tax, lead_time_min_days,
        lead_time_max_days, is_sample, arrives_from, arrives_to, tax_ppm, status_date)
      select placed.id, l."vendorId", placed.showroom_id, l."variantId", l."productHash",
        l."productName", l.brand, l.sku, l."sizeLabel", l.finish,
        jsonb_build_object('key', l."pictureKey", 'product', p.picture, 'variant', v.picture),
        l.unit, l."boxSqftE4", l.lots, l.qty, l."priceCents", l."wholesaleCents", l."feeCents",
        l."markupCents", l."couponCents", l."markupPpm", l."priceCents" * l.qty,
        l."shippingCents", l."taxCents", l."platformCents", l."leadTimeMinDays",
        l."leadTimeMaxDays", v.status = 'sample', parcel.arrives_from, parcel.arrives_to,
        l."taxPpm", ${p.now}
      from placed, live,
        rows from (jsonb_to_recordset(live.quote->'lines') as ("vendorId" bigint, "variantId" bigint,
          "productHash" text, "productName" text, brand text, sku text, "sizeLabel" text,
          finish text, "pictureKey" text, unit text, "boxSqftE4" int, lots jsonb, qty int,
          "priceCents" bigint, "wholesaleCents" bigint, "feeCents" bigint, "markupCents" bigint,
          "couponCents" bigint, "markupPpm" int, "shippingCents" bigint, "taxCents" bigint,
          "platformCents" bigint, "taxPpm" int, "leadTimeMinDays" int, "leadTimeMaxDays" int)) with ordinality as l
        join variants v on v.id = l."variantId"
        join products p on p.id = v.product_id
        left join (
          select (p->>'vendorId')::bigint as vendor_id, (p->'arrives'->>'from')::date as arrives_from,
            (p->'arrives'->>'to')::date as arrives_to
          from live, jsonb_array_elements(live.quote->'parcels') p
        ) parcel on parcel.vendor_id = l."vendorId"
      order by l.ordinality
      returning id, status, vendor_id
    ),
    events as (
      insert into order_item_events (order_item_id, actor_user_id, from_status, to_status, at)
      select items.id, placed.user_id, null, items.status, ${p.now} from items, placed
    ),
    authorized as (
      insert into authorizations (order_id, gateway, gateway_ref, idempotency_key, amount_cents,
        card_brand, card_last4, authorized_at, expires_at)
      select placed.id, ${p.gateway}, ${p.ref}, tried.idempotency_key, tried.amount_cents, ${p.brand}, ${p.last4}, ${p.now},
        ${p.expiresAt}
      from placed, tried
    ),
    gone as (
      delete from stock_holds h using placed where h.checkout_id = ${p.checkoutId} returning h.lot_id, h.qty
    ),
    lots as (
      select l.id, g.qty
      from stock_lots l
      join (select lot_id, sum(qty)::int as qty from gone group by lot_id) g on g.lot_id = l.id
      order by l.id for update of l
    ),
    sold as (
      update stock_lots l set on_hand = l.on_hand - lots.qty, held = l.held - lots.qty
      from lots where l.id = lots.id
    ),
    bought as (
      select c.id, c.qty - (b->>'qty')::int as more
      from placed, live, jsonb_array_elements(live.quote->'lines') line,
        jsonb_array_elements(line->'cartLines') b
        join cart_lines c on c.id = (b->>'id')::bigint
      where c.cart_id = live.cart_id
      order by c.id for update of c
    ),
    emptied as (
      delete from cart_lines c using bought where c.id = bought.id and bought.more <= 0
    ),
    kept as (
      update cart_lines c set qty = bought.more, area_sqft_e2 = null
      from bought where c.id = bought.id and bought.more > 0
    ),
    ended as (
      update checkouts k set state = 'placed', updated_at = ${p.now} from placed where k.id = ${p.checkoutId}
    )
    select placed.id, placed.number, placed.showroom_id as "showroomId", live.quote, live.address, s.company_name as "companyName",
      ${personSql(sql`live.user_id`, sql`, 'lastName', u.last_name`)} as homeowner,
      ${personSql(sql`s.user_id`)} as pro,
      (select json_agg(${personSql(sql`ven.user_id`, sql`, 'vendorId', ven.id`)} order by ven.id)
       from vendors ven where ven.id = any(array(select vendor_id from items))) as vendors
    from placed, live join showrooms s on s.id = live.showroom_id`,
}).get;

/**
 * Places the order in one statement: order, items with their frozen amounts, events, authorization,
 * stock deducted from hand and hold, lines removed from the cart, checkout and attempt completed. All
 * of it requires that the checkout is being paid by this very attempt; otherwise nothing is written
 * and null is returned. Seventeen statements in one: it is the shop's hottest write, and each round
 * trip would keep the lots locked longer.
 */
export async function insertOrder(
  db: Queryable,
  of: {
    readonly attempt: Attempt;
    readonly gateway: string;
    readonly ref: string;
    readonly card: Card;
    readonly expiresAt: Date;
    readonly now: Date;
  },
): Promise<PlacedOrder | null> {
  const { attempt, gateway, ref, card, expiresAt, now } = of;
  const row = await insert(db, {
    checkoutId: attempt.checkoutId,
    attemptId: attempt.id,
    brand: card.brand,
    last4: card.last4,
    ...{ gateway, ref, expiresAt, now },
    settleAt: new Date(now.getTime() + CANCEL_WINDOW_MINUTES * 60_000 + 1),
  });
  return row === null ? null : { ...row, quote: quoteSchema.parse(row.quote) };
}

export const findOrderNumber = statement((p: Params<{ checkoutId: string }>) =>
  tables.selectFrom('orders').select('number').where('checkout_id', '=', p.checkoutId),
).value;
