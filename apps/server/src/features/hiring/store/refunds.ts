// What of a payment for a milestone goes back to its card.
import { sql } from 'kysely';
import { int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { ID } from '../../../platform/database/id-columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** The next attempt, under a key of its own. */
export const beginRefund = sqlStatement({
  takes: { id: int8, cents: int8, now: timestamptz },
  sql: (p) => sql`
    update hire_payments set refund_state = 'started', refund_attempt = refund_attempt + 1,
      returned_cents = ${p.cents}, refund_ref = null, refund_outcome = null, refund_at = ${p.now}
    where id = ${p.id}`,
}).run;

export const endRefund = sqlStatement({
  takes: {
    ...{ id: int8, state: text.as<'done' | 'failed'>(), ref: text.orNull, outcome: text.orNull },
    now: timestamptz,
  },
  sql: (p) => sql`
    update hire_payments set refund_state = ${p.state}, refund_ref = ${p.ref},
      refund_outcome = ${p.outcome}, refund_at = ${p.now}
    where id = ${p.id}`,
}).run;

/** A bank has taken the charge: what was to be paid back is held again until it decides. */
export const dropRefund = sqlStatement({
  takes: { id: int8 },
  sql: (p) => sql`
    update hire_payments set refund_state = null, returned_cents = 0, refund_ref = null,
      refund_outcome = null, refund_at = null
    where id = ${p.id} and refund_state = 'failed'`,
}).run;

/** Begun and without an answer, or done a while ago and perhaps sent back since. */
export const listRefunds = sqlStatement({
  takes: { startedBefore: timestamptz, doneAfter: timestamptz, most: int4 },
  gives: { id: int8 },
  rare: true,
  sql: (p) => sql`
    select id from hire_payments
    where (refund_state = 'started' and refund_at < ${p.startedBefore})
      or (refund_state = 'done' and refund_at > ${p.doneAfter})
    order by refund_at limit ${p.most}::int`,
}).list;

/** By the key under which the gateway was asked. */
export const findRefundOfKey = sqlStatement({
  takes: { key: text },
  gives: { id: int8 },
  sql: (p) => sql`
    select id from hire_payments where refund_state is not null
      and idempotency_key = regexp_replace(${p.key}, ':refund:[0-9]+$', '')`,
}).get;

/** To whom mails about a payment go; null once the homeowner's account is deleted. */
export const findPayer = sqlStatement({
  takes: { id: int8 },
  gives: {
    ...{ hireId: int8, userId: ID.user, email: text, firstName: text, projectName: text },
    ...{ proId: ID.pro, proEmail: text, proFirstName: text, companyName: text },
  },
  sql: (p) => sql`
    select h.id as "hireId", u.id as "userId", u.email, u.first_name as "firstName",
      coalesce(j.name, h.project_name) as "projectName", pro.id as "proId", pro.email as "proEmail",
      pro.first_name as "proFirstName", s.company_name as "companyName"
    from hire_payments y join hires h on h.id = y.hire_id join users u on u.id = h.user_id
      join users pro on pro.id = h.pro_id join showrooms s on s.id = y.showroom_id
      left join projects j on j.id = h.project_id and j.deleted_at is null
    where y.id = ${p.id}`,
}).get;
