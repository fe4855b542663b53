// Payment attempts. Every statement here locks the checkout first, like everywhere.

import { sql } from 'kysely';
import {
  arrayOf,
  bool,
  int4,
  int8,
  json,
  text,
  timestamptz,
} from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import { type RowOf, sqlStatement } from '../../../platform/database/statement.ts';
import { isCounted, NOTICED_REFUSALS } from '../payment-limits.ts';
import type { CheckoutState } from './checkouts.ts';
import { countRefusalSql } from './payment-refusals.ts';

/** An attempt as recorded before calling the gateway. */
export interface Attempt {
  readonly id: number;
  readonly checkoutId: string;
  readonly idempotencyKey: string;
  readonly paymentToken: string;
  readonly amountCents: number;
  readonly state: 'started' | 'confirming';
  readonly savesCard: boolean;
  /** The gateway's, once it asks for a confirmation. */
  readonly gatewayRef: string | null;
}

export const ATTEMPT = {
  id: int8,
  checkoutId: text,
  idempotencyKey: text,
  paymentToken: text,
  amountCents: int8,
  state: text.as<'started' | 'confirming'>(),
  savesCard: bool,
  gatewayRef: text.orNull,
} as const;

export const ATTEMPT_COLUMNS = sql`id, checkout_id as "checkoutId", idempotency_key as "idempotencyKey",
  payment_token as "paymentToken", amount_cents as "amountCents", state,
  saves_card as "savesCard", gateway_ref as "gatewayRef"`;

export const IS_RUNNING = sql`state in ('started', 'confirming')`;

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
    /** Keep the card once the order is placed. */
    savesCard: bool,
    /** Whom a refusal counts for: see payment-limits.ts. */
    limitKeys: arrayOf(text),
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
    isOpen: bool,
    isStopped: bool,
    /** One of the products, if it is not sold any more. */
    withdrawn: text.orNull,
    /** One of the products, if the showroom does not offer it any more. */
    unoffered: text.orNull,
    /** Seconds that too many refusals make it wait; null for none. */
    wait: int4.orNull,
  },
  sql: (p) => sql`with live as (
      select id, showroom_id, state, total_cents, hold_expires_at, attempt from checkouts
      where id = ${p.checkoutId} and user_id = ${p.userId} for update
    ),
    method as (
      select coalesce(${p.token}::text, (
        select payment_token from saved_cards
        where id = ${p.savedCardId}::bigint and user_id = ${p.userId})) as token
    ),
    allowed as (
      select
        exists (select from live join showrooms s on s.id = live.showroom_id
          join users pro on pro.id = s.user_id
          where s.status = 'open' and pro.status in ('Active', 'Approve')) as open,
        exists (select from live join showrooms s on s.id = live.showroom_id
          where is_expired(s.license_expires_on, ${p.now}::timestamptz)) as stopped,
        (select p.name from live
          join stock_holds h on h.checkout_id = live.id
          join variants v on v.id = h.variant_id
          join products p on p.id = v.product_id
          where p.status <> 'active' or v.status not in ('active', 'sample') limit 1) as withdrawn,
        (select p.name from live
          join stock_holds h on h.checkout_id = live.id
          join variants v on v.id = h.variant_id
          join products p on p.id = v.product_id
          where not is_offered(live.showroom_id, p.id, p.brand_id, p.category_id) limit 1) as unoffered,
        -- Another call may have counted a refusal after this call's now, and nobody waits for the first ones.
        (select max(wait_until) from payment_refusals
          where key = any(${p.limitKeys}::text[]) and wait_until > greatest(${p.now}, last_at)) as until
    ),
    begun as (
      insert into payment_attempts (checkout_id, attempt, idempotency_key, payment_token,
        amount_cents, state, saves_card, limit_keys, created_at, updated_at)
      select live.id, live.attempt, live.id || ':' || live.attempt, method.token,
        live.total_cents, 'started', ${p.savesCard}::boolean, ${p.limitKeys}::text[], ${p.now}, ${p.now}
      from live, method, allowed
      where live.state = 'open' and live.hold_expires_at > ${p.now}
        and live.total_cents = ${p.totalCents} and method.token is not null
        and allowed.open and not allowed.stopped and allowed.withdrawn is null
        and allowed.unoffered is null and allowed.until is null
      returning ${ATTEMPT_COLUMNS}
    ),
    paying as (
      update checkouts k set state = 'paying', updated_at = ${p.now} from begun
      where k.id = begun."checkoutId"
    )
    select live.state, live.total_cents as "totalCents", live.hold_expires_at as "holdExpiresAt",
      method.token, (select row_to_json(begun) from begun) as begun,
      (select row_to_json(r) from (select ${ATTEMPT_COLUMNS} from payment_attempts
         where checkout_id = ${p.checkoutId} and ${IS_RUNNING}) r) as running,
      (select number from orders where checkout_id = ${p.checkoutId}) as "orderNumber",
      allowed.open as "isOpen", allowed.stopped as "isStopped", allowed.withdrawn,
      allowed.unoffered,
      ceil(extract(epoch from allowed.until - ${p.now}::timestamptz))::int as wait
    from live, method, allowed`,
}).get;

export type BeginRow = RowOf<typeof beginAttempt>;

/** The reason of an attempt unknown to the gateway; its authorization is voided if it arrives late. */
export const UNKNOWN_OUTCOME = 'unknown';

const refuse = sqlStatement({
  takes: {
    checkoutId: text,
    attemptId: int8,
    outcome: text,
    to: text.as<'refused' | 'canceling'>(),
    counts: bool,
    now: timestamptz,
  },
  gives: { ended: bool, noticed: arrayOf(text), userId: ID.user },
  sql: (p) => sql`with live as (
      select id, user_id from checkouts where id = ${p.checkoutId} for update
    ),
    refused as (
      update payment_attempts a
      -- Where a request came from is kept no longer than until it is counted.
      set state = ${p.to}, outcome = ${p.outcome}, limit_keys = '{}', updated_at = ${p.now}
      from live, (select limit_keys as keys from payment_attempts where id = ${p.attemptId}) as old
      where a.id = ${p.attemptId} and a.checkout_id = live.id and a.${IS_RUNNING}
      returning a.checkout_id, case when ${p.counts}::boolean then old.keys else '{}' end as keys
    ),
    counted as (${countRefusalSql({ keys: sql`refused.keys`, from: sql`refused`, now: p.now })}),
    reopened as (
      update checkouts k set state = 'open', attempt = k.attempt + 1, updated_at = ${p.now}
      from refused where k.id = refused.checkout_id and k.state = 'paying'
    )
    select exists (select from refused) as ended,
      coalesce((select array_agg(key order by key) from counted
        where refusals = ${sql.lit(NOTICED_REFUSALS)}), '{}') as noticed, user_id as "userId"
    from live`,
});

/**
 * Records a final refusal: the checkout reopens with a new key, so that another card can be tried for as long as its
 * hold lasts. Does nothing if the attempt is already over. Gives the account, and the keys that staff should hear of.
 * `canceling` is for one that waits for a confirmation: the gateway still has to void it.
 */
export function refuseAttempt(
  db: Queryable,
  of: {
    readonly attempt: Pick<Attempt, 'id' | 'checkoutId'>;
    readonly outcome: string;
    readonly to?: 'refused' | 'canceling';
    readonly now: Date;
  },
): Promise<RowOf<typeof refuse.require>> {
  const { attempt, outcome, to = 'refused', now } = of;
  const { checkoutId, id: attemptId } = attempt;
  return refuse.require(db, {
    checkoutId,
    attemptId,
    outcome,
    to,
    counts: isCounted(outcome),
    now,
  });
}

/** The attempt of a key, over or not. */
export const findAttempt = sqlStatement({
  takes: { key: text },
  gives: {
    ...ATTEMPT,
    state: text.as<'started' | 'confirming' | 'canceling' | 'authorized' | 'refused' | 'voided'>(),
    outcome: text.orNull,
  },
  sql: (p) => sql`select ${ATTEMPT_COLUMNS}, outcome from payment_attempts
    where idempotency_key = ${p.key}`,
}).get;

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
  sql: (p) => sql`(select ${ATTEMPT_COLUMNS} from payment_attempts
      where state = 'started' and created_at < ${p.startedBefore} order by created_at limit 100)
    union all
    (select ${ATTEMPT_COLUMNS} from payment_attempts
      where state = 'refused' and outcome = 'unknown' and created_at > ${p.givenUpAfter}
      order by created_at limit 1000)`,
  rare: true,
}).list;

export type StrayAttempt = RowOf<typeof listStrayAttempts>;
