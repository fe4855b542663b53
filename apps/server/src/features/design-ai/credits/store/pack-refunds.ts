// Packs that staff pay back, and what staff see of all of them.
import { sql } from 'kysely';
import { bool, int4, int8, text, timestamptz } from '../../../../platform/database/columns.ts';
import { ID } from '../../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../../platform/database/statement.ts';

const REFUND = {
  ...{ id: int8, accountId: ID.aiAccount, credits: int4, amountCents: int8, lotId: int8.notNull },
  ...{ key: text, ref: text.notNull, attempt: int4, left: int4, usedCredits: int4 },
  ...{ state: text.as<'started' | 'done' | 'failed'>().orNull, refundRef: text.orNull },
  ...{ isDisputed: bool, year: int4.notNull, serial: int4.notNull },
} as const;
const COLUMNS = sql`
  p.id, p.ai_account_id as "accountId", p.credits, p.amount_cents as "amountCents", p.lot_id as "lotId",
  p.idempotency_key as key, p.gateway_ref as ref, p.refund_attempt as attempt, l.left_credits as "left",
  p.used_credits as "usedCredits", p.refund_state as state, p.refund_ref as "refundRef",
  exists (select from disputes d where d.pack_purchase_id = p.id and d.state <> 'won') as "isDisputed",
  p.receipt_year as year, p.receipt_serial as serial
  from ai_credit_purchases p join ai_credit_lots l on l.id = p.lot_id`;

/** Of a purchase that is paid. Whoever changes it has locked the account. */
export const findPaid = sqlStatement({
  takes: { id: int8 },
  gives: REFUND,
  sql: (p) => sql`select ${COLUMNS} where p.id = ${p.id}`,
}).get;

export type PaidPack = RowOf<typeof findPaid>;

/** By the key under which the gateway was asked. */
export const findByRefundKey = sqlStatement({
  takes: { key: text },
  gives: REFUND,
  sql: (p) => sql`
    select ${COLUMNS} where p.refund_state is not null
      and p.idempotency_key = regexp_replace(${p.key}, ':refund:[0-9]+$', '')`,
}).get;

/** Begun and without an answer, or done a while ago and perhaps sent back since. */
export const listRefunds = sqlStatement({
  takes: { startedBefore: timestamptz, doneAfter: timestamptz, most: int4 },
  gives: REFUND,
  rare: true,
  sql: (p) => sql`
    select ${COLUMNS} where (p.refund_state = 'started' and p.refund_at < ${p.startedBefore})
      or (p.refund_state = 'done' and p.refund_at > ${p.doneAfter})
    order by p.refund_at limit ${p.most}::int`,
}).list;

/** The next attempt, under a key of its own. */
export const beginRefund = sqlStatement({
  takes: { id: int8, reason: text, userId: ID.user, now: timestamptz },
  sql: (p) => sql`
    update ai_credit_purchases set refund_state = 'started', refund_attempt = refund_attempt + 1, refund_outcome = null,
      refund_ref = null, refund_reason = ${p.reason}, refunded_by = ${p.userId}, refund_at = ${p.now}
    where id = ${p.id}`,
}).run;

export const emptyLot = sqlStatement({
  takes: { lotId: int8 },
  sql: (p) => sql`update ai_credit_lots set left_credits = 0 where id = ${p.lotId}`,
}).run;

export const endRefund = sqlStatement({
  takes: {
    ...{ id: int8, state: text.as<'done' | 'failed'>(), ref: text.orNull, outcome: text.orNull },
    now: timestamptz,
  },
  sql: (p) => sql`
    update ai_credit_purchases set refund_state = ${p.state}, refund_ref = ${p.ref}, refund_outcome = ${p.outcome},
      refund_at = ${p.now}
    where id = ${p.id}`,
}).run;

export const listForStaff = sqlStatement({
  takes: { before: int8.orNull, most: int4 },
  gives: {
    ...{
      id: int8,
      email: text.orNull,
      credits: int4,
      amountCents: int8,
      left: int4,
      usedCredits: int4,
    },
    ...{ year: int4.notNull, serial: int4.notNull, at: timestamptz.notNull },
    ...{ refund: text.as<'started' | 'done' | 'failed'>().orNull, refundReason: text.orNull },
    ...{ isDisputed: bool, free: int4 },
  },
  sql: (p) => sql`
    select p.id, case when a.deleted_at is null then a.email end as email, p.credits, p.amount_cents as "amountCents",
      l.left_credits as "left", p.used_credits as "usedCredits", p.receipt_year as year, p.receipt_serial as serial,
      p.ended_at as at, p.refund_state as refund, p.refund_reason as "refundReason",
      exists (select from disputes d where d.pack_purchase_id = p.id and d.state <> 'won') as "isDisputed",
      a.credits as free
    from ai_credit_purchases p join ai_credit_lots l on l.id = p.lot_id join ai_accounts a on a.id = p.ai_account_id
    where p.state = 'done' and (${p.before}::bigint is null or p.id < ${p.before}::bigint)
    order by p.id desc limit ${p.most}::int`,
}).list;
