// What is paid for milestones: written before the gateway is asked, and ended once, whoever comes back with its answer.
// Who moves what is held has locked the hire first, then the payment.
import { sql } from 'kysely';
import {
  bool,
  date,
  int4,
  int8,
  type RowOfColumns,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

type PaymentState = 'started' | 'confirming' | 'authorized' | 'canceling' | 'done' | 'failed';

const PAYMENT = {
  ...{ id: int8, hireId: int8.orNull, showroomId: ID.showroom, place: int4, title: text },
  ...{ amountCents: int8, kind: text.as<'typed' | 'again'>(), token: text, key: text },
  ...{ brand: text.orNull, last4: text.orNull, state: text.as<PaymentState>() },
  ...{ ref: text.orNull, confirmUrl: text.orNull, confirmUntil: timestamptz.orNull },
  ...{ chargeRef: text.orNull, outcome: text.orNull },
  ...{ startedAt: timestamptz, endedAt: timestamptz.orNull },
  ...{ releasedCents: int8, platformFeeCents: int8, availableOn: date.orNull, isAvailable: bool },
  ...{ returnedCents: int8, refund: text.as<'started' | 'done' | 'failed'>().orNull },
  ...{ attempt: int4, refundRef: text.orNull, refundAt: timestamptz.orNull },
  ...{ isDisputed: bool, lostCents: int8, lostProCents: int8, lostFeeCents: int8 },
} as const;
export type PaymentRow = RowOfColumns<typeof PAYMENT>;

const SELECT = sql`select y.id, y.hire_id as "hireId", y.showroom_id as "showroomId", y.place, y.title,
    y.amount_cents as "amountCents", y.kind, y.payment_token as token, y.idempotency_key as key,
    y.card_brand as brand, y.card_last4 as last4, y.state, y.authorization_ref as ref,
    y.confirm_url as "confirmUrl", y.confirm_until as "confirmUntil", y.gateway_ref as "chargeRef",
    y.outcome, y.started_at as "startedAt", y.ended_at as "endedAt",
    y.released_cents as "releasedCents", y.platform_fee_cents as "platformFeeCents",
    y.available_on as "availableOn", y.is_available as "isAvailable",
    y.returned_cents as "returnedCents", y.refund_state as refund, y.refund_attempt as attempt,
    y.refund_ref as "refundRef", y.refund_at as "refundAt",
    q.open > 0 as "isDisputed", q.held as "lostCents", q.pro as "lostProCents", q.fee as "lostFeeCents"
  from hire_payments y cross join lateral (
    select count(*) filter (where d.closed_at is null) as open,
      coalesce(sum(d.hire_held_cents) filter (where d.state in ('lost', 'accepted')), 0)::bigint as held,
      coalesce(sum(d.hire_pro_cents) filter (where d.state in ('lost', 'accepted')), 0)::bigint as pro,
      coalesce(sum(d.hire_fee_cents) filter (where d.state in ('lost', 'accepted')), 0)::bigint as fee
    from disputes d where d.hire_payment_id = y.id) q`;

/** The oldest first, those that failed too. */
export const listPayments = sqlStatement({
  takes: { hireId: int8 },
  gives: PAYMENT,
  sql: (p) => sql`${SELECT} where y.hire_id = ${p.hireId} order by y.id`,
}).list;

export const findPayment = sqlStatement({
  takes: { id: int8 },
  gives: PAYMENT,
  sql: (p) => sql`${SELECT} where y.id = ${p.id}`,
}).get;

export const findByKey = sqlStatement({
  takes: { key: text },
  gives: PAYMENT,
  sql: (p) => sql`${SELECT} where y.idempotency_key = ${p.key}`,
}).get;

/** By a card that was typed: the same token again is the same payment. */
export const findByToken = sqlStatement({
  takes: { token: text },
  gives: PAYMENT,
  sql: (p) => sql`${SELECT} where y.payment_token = ${p.token} and y.kind = 'typed'`,
}).get;

/** By the gateway's name for the charge. */
export const findByCharge = sqlStatement({
  takes: { ref: text },
  gives: PAYMENT,
  sql: (p) => sql`${SELECT} where y.gateway_ref = ${p.ref} and y.state = 'done'`,
}).get;

/** Of the homeowner's own hire. */
export const findOwnPayment = sqlStatement({
  takes: { id: int8, hireId: int8, userId: ID.user },
  gives: PAYMENT,
  sql: (p) => sql`${SELECT} join hires h on h.id = y.hire_id and h.user_id = ${p.userId}
    where y.id = ${p.id} and y.hire_id = ${p.hireId}`,
}).get;

/** Nobody else moves it until the transaction ends. */
export const lockPayment = sqlStatement({
  takes: { id: int8 },
  gives: { id: int8 },
  sql: (p) => sql`select id from hire_payments where id = ${p.id} for update`,
}).require;

export const insertPayment = sqlStatement({
  takes: {
    ...{ hireId: int8, showroomId: ID.showroom, place: int4, title: text, amountCents: int8 },
    ...{ kind: text, token: text, key: text, brand: text.orNull, last4: text.orNull },
    now: timestamptz,
  },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into hire_payments (hire_id, showroom_id, place, title, amount_cents, kind, payment_token,
      idempotency_key, card_brand, card_last4, state, started_at)
    values (${p.hireId}, ${p.showroomId}, ${p.place}, ${p.title}, ${p.amountCents}, ${p.kind},
      ${p.token}, ${p.key}, ${p.brand}, ${p.last4}, 'started', ${p.now}) returning id`,
}).require;

/** Those that nobody has gone on with for a while, whose time at the bank is over, or that are to be let go of. */
export const listLeft = sqlStatement({
  takes: { before: timestamptz, now: timestamptz, most: int4 },
  gives: PAYMENT,
  rare: true,
  sql: (p) => sql`${SELECT}
    where (y.state in ('started', 'authorized', 'canceling') and y.started_at < ${p.before})
      or (y.state = 'confirming' and y.confirm_until <= ${p.now})
    order by y.started_at limit ${p.most}::int`,
}).list;

/** Its first question counts: asked again, the time is not longer. */
export const markConfirming = sqlStatement({
  takes: { id: int8, ref: text, url: text, until: timestamptz },
  sql: (p) => sql`
    update hire_payments set state = 'confirming', authorization_ref = ${p.ref}, confirm_url = ${p.url},
      confirm_until = coalesce(confirm_until, ${p.until}::timestamptz)
    where id = ${p.id} and state in ('started', 'confirming')`,
}).runAny;

/** False if it was given up meanwhile. */
export const markAuthorized = sqlStatement({
  takes: { id: int8, ref: text },
  sql: (p) => sql`
    update hire_payments set state = 'authorized', authorization_ref = ${p.ref}
    where id = ${p.id} and state in ('started', 'confirming', 'authorized')`,
}).runAny;

/** Given up: nothing may be charged from here on. Not one that is about to be charged. */
export const markCanceling = sqlStatement({
  takes: { id: int8, outcome: text },
  sql: (p) => sql`
    update hire_payments set state = 'canceling', outcome = ${p.outcome}
    where id = ${p.id} and state = 'confirming'`,
}).runAny;

/** False if it has an end already. */
export const markFailed = sqlStatement({
  takes: { id: int8, outcome: text, now: timestamptz },
  sql: (p) => sql`
    update hire_payments set state = 'failed', outcome = coalesce(outcome, ${p.outcome}), ended_at = ${p.now}
    where id = ${p.id} and state not in ('done', 'failed')`,
}).runAny;

export const markDone = sqlStatement({
  takes: { id: int8, ref: text, feeCents: int8, now: timestamptz },
  sql: (p) => sql`
    update hire_payments set state = 'done', gateway_ref = ${p.ref}, fee_cents = ${p.feeCents}, ended_at = ${p.now}
    where id = ${p.id}`,
}).run;

/** What is held of it goes to the pro. */
export const markReleased = sqlStatement({
  takes: { id: int8, cents: int8, feeCents: int8, availableOn: date, now: timestamptz },
  sql: (p) => sql`
    update hire_payments set released_cents = ${p.cents}, platform_fee_cents = ${p.feeCents},
      available_on = ${p.availableOn}, released_at = ${p.now}
    where id = ${p.id}`,
}).run;
