// Paid plans. Whoever changes one has locked its showroom's row first.
import { sql } from 'kysely';
import { date, int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';

export type SubscriptionState = 'starting' | 'active' | 'past_due' | 'ended';
export type EndReason = 'refused' | 'canceled' | 'unpaid' | 'closed' | 'disputed';

const SHOWROOM = { id: ID.showroom, plan: text, endsOn: date.orNull } as const;

export const lockOwnShowroom = sqlStatement({
  takes: { proId: ID.pro },
  gives: SHOWROOM,
  sql: (p) => sql`select id, plan, plan_ends_on as "endsOn" from showrooms
    where user_id = ${p.proId} and status <> 'sample' for update`,
}).get;

export const lockShowroom = sqlStatement({
  takes: { id: ID.showroom },
  gives: SHOWROOM,
  sql: (p) =>
    sql`select id, plan, plan_ends_on as "endsOn" from showrooms where id = ${p.id} for update`,
}).require;

export const findShowroom = sqlStatement({
  takes: { proId: ID.pro },
  gives: SHOWROOM,
  sql: (p) => sql`select id, plan, plan_ends_on as "endsOn" from showrooms
    where user_id = ${p.proId} and status <> 'sample'`,
}).get;

const SUBSCRIPTION = {
  ...{ id: int8, showroomId: ID.showroom, proId: ID.pro, state: text.as<SubscriptionState>() },
  ...{ priceCents: int8, startedOn: date, periods: int4, paidUntil: date.orNull },
  ...{ nextTryOn: date.orNull, canceledAt: timestamptz.orNull },
  ...{ token: text, brand: text, last4: text },
} as const;
const COLUMNS = sql`b.id, b.showroom_id as "showroomId", s.user_id as "proId", b.state, b.price_cents as "priceCents",
  b.started_on as "startedOn", b.periods, b.paid_until as "paidUntil", b.next_try_on as "nextTryOn",
  b.canceled_at as "canceledAt", b.payment_token as token, b.card_brand as brand, b.card_last4 as last4
  from subscriptions b join showrooms s on s.id = b.showroom_id`;

/** The one that has not ended. */
export const findLiving = sqlStatement({
  takes: { showroomId: ID.showroom },
  gives: SUBSCRIPTION,
  sql: (p) => sql`select ${COLUMNS} where b.showroom_id = ${p.showroomId} and b.state <> 'ended'`,
}).get;

export type SubscriptionRow = RowOf<typeof findLiving>;

export const insertSubscription = sqlStatement({
  takes: {
    ...{ showroomId: ID.showroom, priceCents: int8, startedOn: date },
    ...{ token: text, brand: text, last4: text },
  },
  gives: { id: int8 },
  sql: (p) => sql`
    insert into subscriptions (showroom_id, plan, price_cents, state, started_on, payment_token, card_brand, card_last4)
    values (${p.showroomId}, 'Premium', ${p.priceCents}, 'starting', ${p.startedOn}, ${p.token}, ${p.brand}, ${p.last4})
    returning id`,
}).require;

export const setCard = sqlStatement({
  takes: { id: int8, token: text, brand: text, last4: text },
  sql: (
    p,
  ) => sql`update subscriptions set payment_token = ${p.token}, card_brand = ${p.brand}, card_last4 = ${p.last4}
    where id = ${p.id}`,
}).run;

/** Null to let it renew after all. */
export const setCanceled = sqlStatement({
  takes: { id: int8, at: timestamptz.orNull },
  sql: (p) => sql`update subscriptions set canceled_at = ${p.at} where id = ${p.id}`,
}).run;

export const setPaid = sqlStatement({
  takes: { id: int8, periods: int4, paidUntil: date, nextTryOn: date },
  sql: (
    p,
  ) => sql`update subscriptions set state = 'active', periods = ${p.periods}, paid_until = ${p.paidUntil},
      next_try_on = ${p.nextTryOn}
    where id = ${p.id}`,
}).run;

export const setPastDue = sqlStatement({
  takes: { id: int8, nextTryOn: date },
  sql: (p) =>
    sql`update subscriptions set state = 'past_due', next_try_on = ${p.nextTryOn} where id = ${p.id}`,
}).run;

export const setEnded = sqlStatement({
  takes: { id: int8, reason: text.as<EndReason>(), now: timestamptz },
  sql: (
    p,
  ) => sql`update subscriptions set state = 'ended', end_reason = ${p.reason}, ended_at = ${p.now}
    where id = ${p.id}`,
}).run;

/** The showroom has what is paid for; its last day is known once the plan is canceled. */
export const setShowroomPlan = sqlStatement({
  takes: { id: ID.showroom, paidAmount: int4, endsOn: date.orNull },
  sql: (
    p,
  ) => sql`update showrooms set version = version + 1, plan = 'Premium', plan_status = 'active',
      plan_paid_amount = ${p.paidAmount}, plan_ends_on = ${p.endsOn}
    where id = ${p.id}`,
}).run;

/** Add-ons that staff have set stay. */
export const dropShowroomPlan = sqlStatement({
  takes: { id: ID.showroom },
  sql: (
    p,
  ) => sql`update showrooms set version = version + 1, plan = 'Basic', plan_paid_amount = 0, plan_ends_on = null
    where id = ${p.id}`,
}).run;

/**
 * Where a renewal is due, or the last paid day of a canceled plan or of a closed account is over, and nothing is under
 * way.
 */
export const listDue = sqlStatement({
  takes: { today: date, most: int4 },
  gives: { id: int8, showroomId: ID.showroom },
  rare: true,
  sql: (p) => sql`
    select b.id, b.showroom_id as "showroomId" from subscriptions b
    where b.state in ('active', 'past_due') and b.next_try_on <= ${p.today}::date
      and not exists (select from subscription_charges c where c.subscription_id = b.id and c.state = 'started')
    order by b.next_try_on, b.id limit ${p.most}::int`,
}).list;

/** Whether the account of the pro is open: nothing is charged to one that is not. */
export const findAccount = sqlStatement({
  takes: { proId: ID.pro },
  gives: { status: text, isDeleted: int4 },
  sql: (p) =>
    sql`select status, (deleted_at is not null)::int as "isDeleted" from users where id = ${p.proId}`,
}).require;

/** Renewals within so many days that their pros were not told of; each given once. */
export const takeToRemind = sqlStatement({
  takes: { today: date, days: int4 },
  gives: { id: int8, showroomId: ID.showroom, renewsOn: date.notNull },
  rare: true,
  sql: (p) => sql`
    with due as (
      select id from subscriptions
      where state = 'active' and canceled_at is null and reminded_for is distinct from next_try_on
        and next_try_on > ${p.today}::date and next_try_on <= ${p.today}::date + ${p.days}::int
      order by next_try_on, id limit 500 for update skip locked)
    update subscriptions b set reminded_for = b.next_try_on from due where b.id = due.id
    returning b.id, b.showroom_id as "showroomId", b.next_try_on as "renewsOn"`,
}).list;

/** Whom it concerns. */
export const findPayer = sqlStatement({
  takes: { subscriptionId: int8 },
  gives: { proId: ID.pro, email: text, firstName: text, company: text, vsdId: text },
  sql: (p) => sql`
    select u.id as "proId", u.email, u.first_name as "firstName", s.company_name as company, s.vsd_id as "vsdId"
    from subscriptions b join showrooms s on s.id = b.showroom_id join users u on u.id = s.user_id
    where b.id = ${p.subscriptionId}`,
}).require;

export type Payer = RowOf<typeof findPayer>;
