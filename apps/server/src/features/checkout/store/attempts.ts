// Payment attempts. Every statement here locks the checkout first, like everywhere.

import { sql } from 'kysely';
import { int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import type { CheckoutState } from './checkouts.ts';

/** An attempt as recorded before calling the gateway. */
export interface Attempt {
  readonly id: number;
  readonly checkoutId: string;
  readonly idempotencyKey: string;
  readonly paymentToken: string;
  readonly amountCents: number;
}

const ATTEMPT = {
  id: int8,
  checkoutId: text,
  idempotencyKey: text,
  paymentToken: text,
  amountCents: int8,
} as const;

const COLUMNS = sql`id, checkout_id as "checkoutId", idempotency_key as "idempotencyKey",
  payment_token as "paymentToken", amount_cents as "amountCents"`;

/**
 * Starts a payment if it is allowed, in one statement: of any number of concurrent calls, one starts.
 * If the call had to wait for another, what it read besides the checkout may be older than the
 * checkout itself; then the caller retries. Null if the checkout is not the user's.
 */
export const beginAttempt = sqlStatement({
  takes: {
    checkoutId: text,
    userId: ID.user,
    /** The total the homeowner agreed to. */
    totalCents: int8,
    token: text.orNull,
    savedCardId: int8.orNull,
    now: timestamptz,
  },
  gives: {
    state: text.as<CheckoutState>(),
    totalCents: int8,
    holdExpiresAt: timestamptz,
    /** From the request or the saved card; null if neither has one. */
    token: text.orNull,
    /** The attempt that this call started. */
    begun: json<Attempt>().orNull,
    /** The attempt that another call started, if the checkout is being paid. */
    running: json<Attempt>().orNull,
    orderNumber: text.orNull,
  },
  sql: (p) => sql`with live as (
      select id, state, total_cents, hold_expires_at, attempt from checkouts
      where id = ${p.checkoutId} and user_id = ${p.userId} for update
    ),
    method as (
      select coalesce(${p.token}::text, (
        select payment_token from saved_cards
        where id = ${p.savedCardId}::bigint and user_id = ${p.userId})) as token
    ),
    begun as (
      insert into payment_attempts (checkout_id, attempt, idempotency_key, payment_token,
        amount_cents, state, created_at, updated_at)
      select live.id, live.attempt, live.id || ':' || live.attempt, method.token,
        live.total_cents, 'started', ${p.now}, ${p.now}
      from live, method
      where live.state = 'open' and live.hold_expires_at > ${p.now}
        and live.total_cents = ${p.totalCents} and method.token is not null
      returning ${COLUMNS}
    ),
    paying as (
      update checkouts k set state = 'paying', updated_at = ${p.now} from begun
      where k.id = begun."checkoutId"
    )
    select live.state, live.total_cents as "totalCents", live.hold_expires_at as "holdExpiresAt",
      method.token, (select row_to_json(begun) from begun) as begun,
      (select row_to_json(r) from (select ${COLUMNS} from payment_attempts
         where checkout_id = ${p.checkoutId} and state = 'started') r) as running,
      (select number from orders where checkout_id = ${p.checkoutId}) as "orderNumber"
    from live, method`,
}).get;

export type BeginRow = RowOf<typeof beginAttempt>;

/** The reason of an attempt unknown to the gateway; its authorization is voided if it arrives late. */
export const UNKNOWN_OUTCOME = 'unknown';

const refuse = sqlStatement({
  takes: {
    checkoutId: text,
    attemptId: int8,
    outcome: text,
    holdUntil: timestamptz,
    now: timestamptz,
  },
  sql: (p) => sql`with live as (
      select id from checkouts where id = ${p.checkoutId} for update
    ),
    refused as (
      update payment_attempts a
      set state = 'refused', outcome = ${p.outcome}, updated_at = ${p.now}
      from live where a.id = ${p.attemptId} and a.checkout_id = live.id and a.state = 'started'
      returning a.checkout_id
    )
    update checkouts k set state = 'open', attempt = k.attempt + 1, updated_at = ${p.now},
      hold_expires_at = greatest(k.hold_expires_at, ${p.holdUntil})
    from refused where k.id = refused.checkout_id and k.state = 'paying'`,
}).run;

/**
 * Records a final refusal: the checkout reopens with a new key and holds its stock at least until
 * `holdUntil`, so that another card can be tried. Does nothing if the attempt is already over.
 */
export async function refuseAttempt(
  db: Queryable,
  of: {
    readonly attempt: Attempt;
    readonly outcome: string;
    readonly holdUntil: Date;
    readonly now: Date;
  },
): Promise<void> {
  const { attempt, ...rest } = of;
  await refuse(db, { checkoutId: attempt.checkoutId, attemptId: attempt.id, ...rest });
}

/** Records that an authorization came too late to become an order and was voided. */
export const markVoided = sqlStatement({
  takes: { attemptId: int8, ref: text, now: timestamptz },
  sql: (p) => sql`update payment_attempts
    set state = 'voided', gateway_ref = ${p.ref}, updated_at = ${p.now}
    where id = ${p.attemptId} and state <> 'authorized'`,
}).run;

/** Unfinished attempts, and for a while those given up as unknown. */
export const listStrayAttempts = sqlStatement({
  takes: { startedBefore: timestamptz, givenUpAfter: timestamptz },
  gives: { ...ATTEMPT, state: text.as<'started' | 'refused'>() },
  sql: (p) => sql`(select ${COLUMNS}, state from payment_attempts
      where state = 'started' and created_at < ${p.startedBefore} order by created_at limit 100)
    union all
    (select ${COLUMNS}, state from payment_attempts
      where state = 'refused' and outcome = 'unknown' and created_at > ${p.givenUpAfter}
      order by created_at limit 1000)`,
  rare: true,
}).list;

export type StrayAttempt = RowOf<typeof listStrayAttempts>;
