// What is charged for plans: written before the gateway is asked, and ended once, whoever comes back with its answer.
import { sql } from 'kysely';
import { date, int4, int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

export interface BilledTo {
  readonly company: string;
  readonly vsdId: string;
}

/** Of the subscription's own card and price, under a key that no other has. */
export const insertCharge = sqlStatement({
  takes: { subscriptionId: int8, period: int4, from: date, to: date, now: timestamptz },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into subscription_charges (subscription_id, period, attempt, amount_cents, period_from, period_to,
      idempotency_key, payment_token, card_brand, card_last4, state, started_at)
    select b.id, ${p.period}::int, n.attempt, b.price_cents, ${p.from}::date, ${p.to}::date,
      'plan:' || b.id || ':' || ${p.period}::int || ':' || n.attempt, b.payment_token, b.card_brand, b.card_last4,
      'started', ${p.now}::timestamptz
    from subscriptions b cross join lateral (
      select count(*)::int + 1 as attempt from subscription_charges c
      where c.subscription_id = b.id and c.period = ${p.period}::int) n
    where b.id = ${p.subscriptionId}
    returning id`,
}).require;

const OPEN = {
  ...{ id: int8, subscriptionId: int8, showroomId: ID.showroom, period: int4 },
  ...{ amountCents: int8, from: date, to: date, key: text, token: text },
} as const;
const OPEN_CHARGES = sql`
  select c.id, c.subscription_id as "subscriptionId", b.showroom_id as "showroomId", c.period,
    c.amount_cents as "amountCents", c.period_from as "from", c.period_to as "to", c.idempotency_key as key,
    c.payment_token as token
  from subscription_charges c join subscriptions b on b.id = c.subscription_id where c.state = 'started'`;

export const findOpenCharge = sqlStatement({
  takes: { subscriptionId: int8 },
  gives: OPEN,
  sql: (p) => sql`${OPEN_CHARGES} and c.subscription_id = ${p.subscriptionId}`,
}).get;

export type OpenCharge = RowOf<typeof findOpenCharge>;

/** Those that have no answer for a while. */
export const listOpenCharges = sqlStatement({
  takes: { before: timestamptz, most: int4 },
  gives: OPEN,
  rare: true,
  sql: (p) =>
    sql`${OPEN_CHARGES} and c.started_at < ${p.before} order by c.started_at limit ${p.most}::int`,
}).list;

export const findOpenChargeByKey = sqlStatement({
  takes: { key: text },
  gives: OPEN,
  sql: (p) => sql`${OPEN_CHARGES} and c.idempotency_key = ${p.key}`,
}).get;

/** How a charge stands now. */
export const findEnd = sqlStatement({
  takes: { id: int8 },
  gives: { state: text.as<'started' | 'done' | 'failed'>(), outcome: text.orNull },
  sql: (p) => sql`select state, outcome from subscription_charges where id = ${p.id}`,
}).require;

/** Whether it has no answer yet; then nobody else gives it one until the transaction ends. */
export const lockIfOpen = sqlStatement({
  takes: { id: int8 },
  gives: { id: int8 },
  sql: (p) =>
    sql`select id from subscription_charges where id = ${p.id} and state = 'started' for update`,
}).get;

/** The counter is locked until the transaction ends: a number is never lost, and never given twice. */
export const takeReceiptSerial = sqlStatement({
  takes: { year: int4 },
  gives: { serial: int4 },
  sql: (p) => sql`
    insert into document_counters as c (kind, year, last) values ('plan_receipt', ${p.year}, 1)
    on conflict (kind, year) do update set last = c.last + 1 returning last as serial`,
}).require;

export const markCharged = sqlStatement({
  takes: {
    ...{ id: int8, ref: text, feeCents: int8, year: int4, serial: int4 },
    ...{ billedTo: json<BilledTo>(), useOn: date, now: timestamptz },
  },
  sql: (p) => sql`
    update subscription_charges set state = 'done', gateway_ref = ${p.ref}, fee_cents = ${p.feeCents},
      receipt_year = ${p.year}, receipt_serial = ${p.serial}, billed_to = ${p.billedTo}, use_on = ${p.useOn},
      ended_at = ${p.now}
    where id = ${p.id} and state = 'started'`,
}).run;

export const markRefused = sqlStatement({
  takes: { id: int8, outcome: text, now: timestamptz },
  sql: (
    p,
  ) => sql`update subscription_charges set state = 'failed', outcome = ${p.outcome}, ended_at = ${p.now}
    where id = ${p.id} and state = 'started'`,
}).run;

/** Paid in advance, of which a part is earned by now. */
export const takeToUse = sqlStatement({
  takes: { today: date, most: int4 },
  gives: { id: int8, amountCents: int8, from: date, to: date },
  rare: true,
  sql: (p) => sql`
    select id, amount_cents as "amountCents", period_from as "from", period_to as "to" from subscription_charges
    where use_on <= ${p.today}::date order by use_on, id limit ${p.most}::int for update skip locked`,
}).list;

export const setUsed = sqlStatement({
  takes: { id: int8, usedCents: int8, useOn: date.orNull },
  sql: (p) =>
    sql`update subscription_charges set used_cents = ${p.usedCents}, use_on = ${p.useOn} where id = ${p.id}`,
}).run;
