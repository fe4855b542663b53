// The money of one order: its lines with what was charged and paid back for them, its hold, and what is under way.
import type { OrderId } from '@wevisu/domain/ids.ts';
import type { OrderStatus } from '@wevisu/domain/orders/order-status.ts';
import { sql } from 'kysely';
import { bool, date, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

const lock = sqlStatement({
  takes: { orderId: ID.order },
  gives: { id: ID.orderItem },
  sql: (p) => sql`select id from order_items where order_id = ${p.orderId} order by id for update`,
}).list;

const listItems = sqlStatement({
  takes: { orderId: ID.order },
  gives: {
    id: ID.orderItem,
    vendorId: ID.vendor,
    showroomId: ID.showroom,
    status: text.as<OrderStatus>(),
    qty: int4,
    finalPrice: int8,
    contractorMarkupAmt: int8,
    feeCents: int8,
    shippingCents: int8,
    taxCents: int8,
    isVendorAvailable: bool,
    isProAvailable: bool,
    captureId: int8.orNull,
    captureState: text.as<'started' | 'done' | 'failed'>().orNull,
    isRefunded: bool,
    isRaised: bool,
    dispute: text.as<'none' | 'open' | 'lost'>(),
    /** By the accepted terms of its return. */
    restockingCents: int8,
  },
  sql: (p) => sql`
    select i.id, i.vendor_id as "vendorId", i.showroom_id as "showroomId", i.status, i.qty,
      i.final_price as "finalPrice", i.contractor_markup_amt as "contractorMarkupAmt", i.fee_cents as "feeCents",
      i.shipping_cents as "shippingCents", i.tax_cents as "taxCents",
      i.is_vendor_available as "isVendorAvailable", i.is_pro_available as "isProAvailable",
      i.is_raised as "isRaised", i.capture_id as "captureId", c.state as "captureState",
      exists (select from refunds r where r.order_item_id = i.id) as "isRefunded",
      case when exists (select from disputes d
          where d.order_id = i.order_id and d.state in ('needs_response', 'under_review')) then 'open'
        when exists (select from disputes d
          where d.capture_id = i.capture_id and d.state in ('lost', 'accepted')) then 'lost' else 'none' end as dispute,
      coalesce((select r.restocking_cents from order_requests r
        where r.order_item_id = i.id and r.kind = 'return' and r.state = 'granted' and r.restocking_cents is not null
        order by r.id desc limit 1), 0) as "restockingCents"
    from order_items i left join captures c on c.id = i.capture_id where i.order_id = ${p.orderId} order by i.id`,
}).list;

export type MoneyItemRow = RowOf<typeof listItems>;

/**
 * The lines of an order, locked in the order of their ids: whoever moves one at the same time waits. Read after the
 * lock, since what stood beside a line may have changed while it was waited for.
 */
export async function lockItems(
  db: Queryable,
  of: { readonly orderId: OrderId },
): Promise<readonly MoneyItemRow[]> {
  await lock(db, of);
  return listItems(db, of);
}

/** The order with its hold, locked after its lines. */
export const lockOrder = sqlStatement({
  takes: { orderId: ID.order },
  gives: {
    placedAt: timestamptz,
    holdRef: text,
    heldCents: int8,
    expiresAt: timestamptz,
    voidedAt: timestamptz.orNull,
    isCaptured: bool,
    isHoldRefused: bool,
    failedCharges: int4,
    lastFailedAt: timestamptz.orNull,
  },
  sql: (p) => sql`
    select o.placed_at as "placedAt", a.gateway_ref as "holdRef", a.amount_cents as "heldCents",
      a.expires_at as "expiresAt", a.voided_at as "voidedAt",
      exists (select from captures c where c.order_id = o.id and c.kind = 'hold' and c.state <> 'failed') as "isCaptured",
      exists (select from captures c where c.order_id = o.id and c.kind = 'hold' and c.state = 'failed') as "isHoldRefused",
      (select count(*)::int from captures c where c.order_id = o.id and c.kind = 'charge' and c.state = 'failed'
        and c.payment_token is not distinct from (select payment_token from order_cards where order_id = o.id))
        as "failedCharges",
      (select max(c.ended_at) from captures c where c.order_id = o.id and c.kind = 'charge' and c.state = 'failed'
        and c.payment_token is not distinct from (select payment_token from order_cards where order_id = o.id))
        as "lastFailedAt"
    from orders o join authorizations a on a.order_id = o.id
    where o.id = ${p.orderId} for update of o, a`,
}).get;

export type OrderMoneyRow = RowOf<typeof lockOrder>;

/** What was decided and has yet to be done at the gateway, or to be noted. */
export const listOpenCaptures = sqlStatement({
  takes: { orderId: ID.order },
  gives: {
    id: int8,
    kind: text.as<'hold' | 'charge'>(),
    amountCents: int8,
    key: text,
    holdRef: text,
    paymentToken: text,
  },
  sql: (p) => sql`
    select c.id, c.kind, c.amount_cents as "amountCents", c.idempotency_key as key, a.gateway_ref as "holdRef",
      coalesce(c.payment_token, t.payment_token) as "paymentToken"
    from captures c join authorizations a on a.order_id = c.order_id
      join payment_attempts t on t.idempotency_key = a.idempotency_key
    where c.order_id = ${p.orderId} and c.state = 'started' order by c.id`,
}).list;

export type OpenCapture = RowOf<typeof listOpenCaptures>;

export const listOpenRefunds = sqlStatement({
  takes: { orderId: ID.order },
  gives: {
    id: int8,
    attempt: int4,
    itemId: ID.orderItem,
    amountCents: int8,
    restockingCents: int8,
    captureRef: text.notNull,
  },
  sql: (p) => sql`
    select r.id, r.attempt, r.order_item_id as "itemId", r.amount_cents as "amountCents",
      r.restocking_cents as "restockingCents", c.gateway_ref as "captureRef"
    from refunds r join captures c on c.id = r.capture_id and c.gateway_ref is not null
    where r.order_id = ${p.orderId} and r.state = 'started' order by r.id`,
}).list;

export type OpenRefund = RowOf<typeof listOpenRefunds>;

/** The hold that is given up and of which the gateway has yet to hear; null if there is none. */
export const findOpenVoid = sqlStatement({
  takes: { orderId: ID.order },
  gives: { ref: text },
  sql: (p) => sql`select gateway_ref as ref from authorizations
    where order_id = ${p.orderId} and voided_at is not null and void_confirmed_at is null`,
}).value;

export const insertCapture = sqlStatement({
  takes: { orderId: ID.order, kind: text, amountCents: int8, key: text, now: timestamptz },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into captures (order_id, kind, amount_cents, idempotency_key, state, started_at, payment_token, card_brand,
      card_last4)
    select ${p.orderId}, ${p.kind}, ${p.amountCents},
      ${p.key} || ':' || (select count(*) + 1 from captures where order_id = ${p.orderId}), 'started', ${p.now},
      other.payment_token, other.brand, other.last4
    from (values (${p.orderId}::bigint)) given (order_id)
      left join order_cards other on other.order_id = given.order_id and ${p.kind} = 'charge'
    returning id`,
}).require;

export const insertRefund = sqlStatement({
  takes: {
    itemId: ID.orderItem,
    cause: text,
    amountCents: int8,
    restockingCents: int8,
    from: date,
    to: date,
    now: timestamptz,
  },
  sql: (p) => sql`
    insert into refunds (order_id, order_item_id, capture_id, cause, amount_cents, restocking_cents, state,
      arrives_from, arrives_to, started_at)
    select order_id, id, capture_id, ${p.cause}, ${p.amountCents}, ${p.restockingCents}, 'started', ${p.from}, ${p.to},
      ${p.now}
    from order_items where id = ${p.itemId} and capture_id is not null`,
}).run;

export const noteVoidDecided = sqlStatement({
  takes: { orderId: ID.order, now: timestamptz },
  sql: (p) =>
    sql`update authorizations set voided_at = ${p.now} where order_id = ${p.orderId} and voided_at is null`,
}).run;

export const noteVoidConfirmed = sqlStatement({
  takes: { ref: text, now: timestamptz },
  sql: (p) => sql`update authorizations set void_confirmed_at = ${p.now}
    where gateway_ref = ${p.ref} and void_confirmed_at is null`,
}).run;

export const setSettleAt = sqlStatement({
  takes: { orderId: ID.order, at: timestamptz.orNull },
  sql: (p) => sql`update orders set settle_at = ${p.at} where id = ${p.orderId}`,
}).run;

export const listDueOrders = sqlStatement({
  takes: { now: timestamptz, limit: int8 },
  gives: { orderId: ID.order },
  rare: true,
  sql: (p) =>
    sql`select id as "orderId" from orders where settle_at <= ${p.now} order by settle_at limit ${p.limit}`,
}).list;
