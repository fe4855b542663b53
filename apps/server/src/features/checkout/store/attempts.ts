// Tries to pay. Every statement here locks the checkout first, as everybody does.
import { queryPrepared } from '../../../platform/database/prepared.ts';
import type { Queryable } from '../../../platform/database/queryable.ts';
import type { CheckoutState } from './checkouts.ts';

/** A try as it was written down before the gateway was asked. */
export interface Attempt {
  readonly id: number;
  readonly checkout_id: string;
  readonly idempotency_key: string;
  readonly payment_token: string;
  readonly amount_cents: number;
}

export interface BeginRow {
  readonly state: CheckoutState;
  readonly total_cents: number;
  readonly hold_expires_at: Date;
  /** Of the request or of the saved card; null where neither gives one. */
  readonly token: string | null;
  /** The try that this call has begun. */
  readonly begun: Attempt | null;
  /** The try that another call has begun, where the checkout is being paid. */
  readonly running: Attempt | null;
  readonly order_number: string | null;
}

const COLUMNS = 'id, checkout_id, idempotency_key, payment_token, amount_cents';

/**
 * Begins to pay where nothing speaks against it, in one statement: of any number of calls at once
 * one begins. What was read beside the checkout may be older than the checkout itself where the call
 * had to wait for another; the caller asks again then. Null where it is not the user's.
 */
export async function beginAttempt(
  db: Queryable,
  of: {
    readonly checkoutId: string;
    readonly userId: number;
    /** What the homeowner agreed to. */
    readonly totalCents: number;
    readonly token: string | null;
    readonly savedCardId: number | null;
    readonly now: Date;
  },
): Promise<BeginRow | null> {
  const { rows } = await queryPrepared(
    db,
    `with live as (
       select id, state, total_cents, hold_expires_at, attempt from checkouts
       where id = $1 and user_id = $2 for update
     ),
     method as (
       select coalesce($4::text, (select payment_token from saved_cards
                                  where id = $5::bigint and user_id = $2)) as token
     ),
     begun as (
       insert into payment_attempts (checkout_id, attempt, idempotency_key, payment_token,
         amount_cents, state, created_at, updated_at)
       select live.id, live.attempt, live.id || ':' || live.attempt, method.token,
         live.total_cents, 'started', $6, $6
       from live, method
       where live.state = 'open' and live.hold_expires_at > $6 and live.total_cents = $3
         and method.token is not null
       returning ${COLUMNS}
     ),
     paying as (
       update checkouts k set state = 'paying', updated_at = $6 from begun
       where k.id = begun.checkout_id
     )
     select live.state, live.total_cents, live.hold_expires_at, method.token,
       (select row_to_json(begun) from begun) as begun,
       (select row_to_json(r) from (select ${COLUMNS} from payment_attempts
          where checkout_id = $1 and state = 'started') r) as running,
       (select number from orders where checkout_id = $1) as order_number
     from live, method`,
    [of.checkoutId, of.userId, of.totalCents, of.token, of.savedCardId, of.now],
  );
  return rows[0] ?? null;
}

/** The reason of a try that the gateway knew nothing of; a late authorization of it is let go. */
export const UNKNOWN_OUTCOME = 'unknown';

/**
 * Writes down a definite no: the checkout opens again with a fresh key, and holds its stock until
 * `holdUntil` at least, so that another card can be tried. Nothing where the try is over already.
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
  await queryPrepared(
    db,
    `with live as (
       select id from checkouts where id = $1 for update
     ),
     refused as (
       update payment_attempts a set state = 'refused', outcome = $3, updated_at = $5
       from live where a.id = $2 and a.checkout_id = live.id and a.state = 'started'
       returning a.checkout_id
     )
     update checkouts k set state = 'open', attempt = k.attempt + 1, updated_at = $5,
       hold_expires_at = greatest(k.hold_expires_at, $4)
     from refused where k.id = refused.checkout_id and k.state = 'paying'`,
    [of.attempt.checkout_id, of.attempt.id, of.outcome, of.holdUntil, of.now],
  );
}

/** Writes down that an authorization came too late to be an order and was let go. */
export async function markVoided(
  db: Queryable,
  of: { readonly attemptId: number; readonly ref: string; readonly now: Date },
): Promise<void> {
  await queryPrepared(
    db,
    `update payment_attempts set state = 'voided', gateway_ref = $2, updated_at = $3
     where id = $1 and state <> 'authorized'`,
    [of.attemptId, of.ref, of.now],
  );
}

export interface StrayAttempt extends Attempt {
  readonly state: 'started' | 'refused';
}

/** Tries that nobody has brought to an end, and for a while those that were given up as unknown. */
export async function listStrayAttempts(
  db: Queryable,
  of: { readonly startedBefore: Date; readonly givenUpAfter: Date },
): Promise<StrayAttempt[]> {
  const { rows } = await queryPrepared(
    db,
    `(select ${COLUMNS}, state from payment_attempts
      where state = 'started' and created_at < $1 order by created_at limit 100)
     union all
     (select ${COLUMNS}, state from payment_attempts
      where state = 'refused' and outcome = 'unknown' and created_at > $2
      order by created_at limit 1000)`,
    [of.startedBefore, of.givenUpAfter],
  );
  return rows;
}
