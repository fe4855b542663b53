import type { AskedPriceState } from '@wevisu/domain/orders/asked-price.ts';
import { type RawBuilder, sql } from 'kysely';
import { bool, int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** What was frozen at the purchase that another price is computed with, and what a tax service took or the state takes now. */
export const findRates = sqlStatement({
  takes: { itemId: ID.orderItem },
  gives: {
    platformPpm: int4,
    markupPpm: int4,
    /** Null where no coupon was taken off. */
    couponPpm: int4.orNull,
    isSample: bool,
    taxPpm: int4,
  },
  sql: (p) => sql`
    select o.platform_rate_ppm as "platformPpm", i.markup_ppm as "markupPpm",
      case when i.coupon_cents > 0 then o.coupon_rate_ppm end as "couponPpm", i.is_sample as "isSample",
      coalesce(i.tax_ppm, (select rate_ppm from tax_rates where state = o.address ->> 'state'), 0) as "taxPpm"
    from order_items i join orders o on o.id = i.order_id where i.id = ${p.itemId}`,
}).require;

/** Ended at once where nobody has to agree. Null where another one is open. */
export const insertAsked = sqlStatement({
  takes: {
    itemId: ID.orderItem,
    finalPrice: int8,
    fee: int8,
    markup: int8,
    coupon: int8,
    price: int8,
    taxPpm: int4,
    note: text,
    state: text.as<AskedPriceState>(),
    by: ID.user,
    now: timestamptz,
    answerBy: timestamptz.orNull,
  },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into asked_prices (order_item_id, final_price, fee_cents, contractor_markup_amt, coupon_cents, price_cents,
      tax_ppm, former_final_price, former_price_cents, note, state, asked_by, asked_at, answer_by, answered_at)
    select i.id, ${p.finalPrice}, ${p.fee}, ${p.markup}, ${p.coupon}, ${p.price}, ${p.taxPpm}, i.final_price,
      i.price_cents, ${p.note}, ${p.state}, ${p.by}, ${p.now}, ${p.answerBy},
      case when ${p.state} <> 'open' then ${p.now}::timestamptz end
    from order_items i where i.id = ${p.itemId}
    on conflict do nothing returning id`,
}).get;

/** The item is locked by whoever asks. */
export const findOpenAsked = sqlStatement({
  takes: { itemId: ID.orderItem },
  gives: {
    id: int8,
    finalPrice: int8,
    fee: int8,
    markup: int8,
    coupon: int8,
    price: int8,
    taxPpm: int4,
    note: text,
    askedBy: ID.user,
    answerBy: timestamptz.notNull,
  },
  sql: (p) => sql`
    select id, final_price as "finalPrice", fee_cents as fee, contractor_markup_amt as markup, coupon_cents as coupon,
      price_cents as price, tax_ppm as "taxPpm", note, asked_by as "askedBy", answer_by as "answerBy"
    from asked_prices where order_item_id = ${p.itemId} and state = 'open'`,
}).get;

export const endOpenAsked = sqlStatement({
  takes: { itemId: ID.orderItem, state: text.as<AskedPriceState>(), now: timestamptz },
  sql: (p) => sql`update asked_prices set state = ${p.state}, answered_at = ${p.now}
    where order_item_id = ${p.itemId} and state = 'open'`,
}).runAny;

/** The line and its order are worth so much from now on. */
export const applyPrice = sqlStatement({
  takes: {
    itemId: ID.orderItem,
    finalPrice: int8,
    fee: int8,
    markup: int8,
    coupon: int8,
    price: int8,
    line: int8,
    tax: int8,
    platform: int8,
    isRaised: bool,
  },
  sql: (p) => sql`
    with before as (select id, order_id, line_cents, tax_cents from order_items where id = ${p.itemId}),
    changed as (
      update order_items i set final_price = ${p.finalPrice}, fee_cents = ${p.fee}, contractor_markup_amt = ${p.markup},
        coupon_cents = ${p.coupon}, price_cents = ${p.price}, line_cents = ${p.line}, tax_cents = ${p.tax},
        admin_profit_inclusive_tax = ${p.platform}, is_raised = i.is_raised or ${p.isRaised}
      from before where i.id = before.id
    )
    update orders o set items_cents = o.items_cents + ${p.line} - before.line_cents,
      tax_cents = o.tax_cents + ${p.tax} - before.tax_cents,
      total_cents = o.total_cents + ${p.line} - before.line_cents + ${p.tax} - before.tax_cents
    from before where o.id = before.order_id`,
}).run;

const DUE = { itemId: ID.orderItem, vendorUserId: ID.user };

export const listDueAsked = sqlStatement({
  takes: { now: timestamptz },
  gives: DUE,
  sql: (p) => sql`
    select a.order_item_id as "itemId", v.user_id as "vendorUserId"
    from asked_prices a join order_items i on i.id = a.order_item_id join vendors v on v.id = i.vendor_id
    where a.state = 'open' and a.answer_by <= ${p.now} order by a.answer_by limit 500`,
}).list;

/** Those whose time is over soon, once each. */
export const takeToRemind = sqlStatement({
  takes: { until: timestamptz, now: timestamptz },
  gives: {
    homeownerId: ID.user,
    firstName: text,
    email: text.orNull,
    orderNumber: text,
    productName: text,
    answerBy: timestamptz.notNull,
  },
  sql: (p) => sql`
    with due as (
      update asked_prices set reminded_at = ${p.now}
      where state = 'open' and reminded_at is null and answer_by <= ${p.until} and answer_by > ${p.now}
      returning order_item_id, answer_by
    )
    select o.user_id as "homeownerId", u.first_name as "firstName", case when u.deleted_at is null then u.email end as email,
      o.number as "orderNumber", i.product_name as "productName", due.answer_by as "answerBy"
    from due join order_items i on i.id = due.order_item_id join orders o on o.id = i.order_id
      join users u on u.id = o.user_id order by o.id, i.id`,
}).list;

export interface AskedPriceRow {
  readonly id: number;
  readonly price: number;
  readonly fee: number;
  readonly finalPrice: number;
  readonly taxPpm: number;
  readonly note: string;
  readonly answerBy: string;
}

/** The open one of items `i`. */
export const askedOfItem: RawBuilder<AskedPriceRow | null> = sql`(
  select json_build_object('id', a.id, 'price', a.price_cents, 'fee', a.fee_cents, 'finalPrice', a.final_price,
    'taxPpm', a.tax_ppm, 'note', a.note, 'answerBy', a.answer_by)
  from asked_prices a where a.order_item_id = i.id and a.state = 'open')`;

export const ASKED_COMPUTED = json<AskedPriceRow>().orNull;
