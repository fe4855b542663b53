// How charges and refunds end: once, whoever comes back with the gateway's answer.
import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  date,
  int4,
  int8,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

export const markCaptured = sqlStatement({
  takes: { id: int8, ref: text, feeCents: int8, now: timestamptz },
  sql: (
    p,
  ) => sql`update captures set state = 'done', gateway_ref = ${p.ref}, fee_cents = ${p.feeCents}, ended_at = ${p.now}
    where id = ${p.id} and state = 'started'`,
}).runAny;

/** The lines are free again, to be charged in another way. A hold that can't be charged is over. */
export const markCaptureFailed = sqlStatement({
  takes: { id: int8, outcome: text, now: timestamptz },
  gives: { orderId: ID.order },
  sql: (p) => sql`
    with failed as (
      update captures set state = 'failed', outcome = ${p.outcome}, ended_at = ${p.now}
      where id = ${p.id} and state = 'started' returning id, order_id, kind
    ),
    freed as (
      update order_items i set capture_id = null from failed where i.capture_id = failed.id
    ),
    over as (
      update authorizations a set expires_at = least(a.expires_at, ${p.now}) from failed
      where a.order_id = failed.order_id and failed.kind = 'hold'
    )
    select order_id as "orderId" from failed`,
}).get;

/** Chosen for a charge, in the transaction that has locked them. */
export const stampItems = sqlStatement({
  takes: { captureId: int8, itemIds: arrayOf(ID.orderItem) },
  sql: (p) => sql`update order_items set capture_id = ${p.captureId}
    where id = any(${p.itemIds}::bigint[]) and capture_id is null`,
}).run;

/** Since when each line is approved, and after how many days its vendor is paid; of lines that are charged. */
export const listEarningTerms = sqlStatement({
  takes: { captureId: int8 },
  gives: { itemId: ID.orderItem, approvedAt: timestamptz.orNull, payoutDays: int8.orNull },
  sql: (p) => sql`
    select i.id as "itemId", v.payout_days::bigint as "payoutDays",
      (select max(e.at) from order_item_events e
       where e.order_item_id = i.id and e.to_status = 'Vendor Approved') as "approvedAt"
    from order_items i join vendors v on v.id = i.vendor_id where i.capture_id = ${p.captureId} order by i.id`,
}).list;

export const setEarningDays = sqlStatement({
  takes: { itemId: ID.orderItem, vendorOn: date, proOn: date },
  sql: (
    p,
  ) => sql`update order_items set vendor_available_on = ${p.vendorOn}, pro_available_on = ${p.proOn}
    where id = ${p.itemId}`,
}).run;

export const markRefunded = sqlStatement({
  takes: {
    ...{ id: int8, attempt: int4, ref: text.orNull, now: timestamptz },
    lookAt: timestamptz.orNull,
  },
  sql: (
    p,
  ) => sql`update refunds set state = 'done', gateway_ref = ${p.ref}, outcome = null, ended_at = ${p.now},
      look_at = ${p.lookAt}
    where id = ${p.id} and state = 'started' and attempt = ${p.attempt}`,
}).runAny;

/** Whether somebody else has noted that it was paid back by this attempt. */
export const isRefundBooked = sqlStatement({
  takes: { id: int8, step: text },
  gives: { isBooked: bool },
  sql: (p) => sql`select exists (select from ledger_transactions
    where cause = 'refund' and cause_id = ${p.id} and step = ${p.step}) as "isBooked"`,
}).require;

/** A bank has taken the charge back meanwhile: the refund, of which nothing is booked, is decided anew once the dispute is. */
export const dropRefund = sqlStatement({
  takes: { id: int8, attempt: int4 },
  sql: (p) => sql`delete from refunds
    where id = ${p.id} and state = 'started' and attempt = ${p.attempt}`,
}).run;

export const markRefundFailed = sqlStatement({
  takes: { id: int8, attempt: int4, outcome: text, now: timestamptz },
  sql: (p) => sql`update refunds set state = 'failed', outcome = ${p.outcome}, ended_at = ${p.now}
    where id = ${p.id} and state = 'started' and attempt = ${p.attempt}`,
}).runAny;
