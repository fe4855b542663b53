// Payments that wait until the buyer has confirmed them with the bank.
import { sql } from 'kysely';
import { int8, json, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';
import { ATTEMPT, ATTEMPT_COLUMNS, type Attempt, IS_RUNNING } from './attempts.ts';
import type { CheckoutState } from './checkouts.ts';

/** Its first time limit stays, however often it is asked about. Null if the attempt is over. */
export const markConfirming = sqlStatement({
  takes: {
    checkoutId: text,
    attemptId: int8,
    ref: text,
    url: text,
    until: timestamptz,
    now: timestamptz,
  },
  gives: { url: text.notNull, until: timestamptz.notNull },
  sql: (p) => sql`with live as (
      select id from checkouts where id = ${p.checkoutId} for update
    )
    update payment_attempts a set state = 'confirming', gateway_ref = ${p.ref},
      confirm_url = ${p.url}, confirm_until = coalesce(a.confirm_until, ${p.until}::timestamptz),
      updated_at = case when a.state = 'started' then ${p.now}::timestamptz else a.updated_at end
    from live where a.id = ${p.attemptId} and a.checkout_id = live.id and a.${IS_RUNNING}
    returning a.confirm_url as url, a.confirm_until as until`,
}).get;

/** The gateway knows that it was given up. */
export const endCanceled = sqlStatement({
  takes: { attemptId: int8, now: timestamptz },
  sql: (p) => sql`update payment_attempts set state = 'refused', updated_at = ${p.now}
    where id = ${p.attemptId} and state = 'canceling'`,
}).run;

/** The payment of a checkout as it stands; null if the checkout is not the user's. */
export const findPayment = sqlStatement({
  takes: { checkoutId: text, userId: ID.user },
  gives: {
    state: text.as<CheckoutState>(),
    orderNumber: text.orNull,
    running: json<Attempt>().orNull,
    /** Why the last attempt failed. */
    refused: text.orNull,
  },
  sql: (p) => sql`select k.state,
      (select number from orders where checkout_id = k.id) as "orderNumber",
      (select row_to_json(r) from (select ${ATTEMPT_COLUMNS} from payment_attempts
         where checkout_id = k.id and ${IS_RUNNING}) r) as running,
      (select outcome from payment_attempts
         where checkout_id = k.id and state in ('refused', 'canceling') and outcome <> 'unknown'
         order by id desc limit 1) as refused
    from checkouts k where k.id = ${p.checkoutId} and k.user_id = ${p.userId}`,
}).get;

/** Those whose time is over first. */
export const listConfirmations = sqlStatement({
  takes: {},
  gives: { ...ATTEMPT, state: text.as<'confirming' | 'canceling'>(), gatewayRef: text.notNull },
  sql: () => sql`select ${ATTEMPT_COLUMNS} from payment_attempts
    where state in ('confirming', 'canceling') order by confirm_until limit 1000`,
  rare: true,
}).list;
