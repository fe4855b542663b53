import { sql } from 'kysely';
import { int4, int8, text, timestamptz } from '../../../../platform/database/columns.ts';
import { type RowOf, sqlStatement } from '../../../../platform/database/statement.ts';
import type { RefundFailure } from '../../seam/payment-gateway.ts';
import { tell } from './events.ts';

/** What a charge came to and what of it is paid back; locked, so that refunds of one charge go one by one. */
export const lockCharge = sqlStatement({
  takes: { ref: text },
  gives: { capturedCents: int8.notNull },
  sql: (p) => sql`select captured_cents as "capturedCents" from sandbox_gateway.authorizations
    where ref = ${p.ref} and state = 'captured' for update`,
}).value;

export const sumRefunds = sqlStatement({
  takes: { ref: text },
  gives: { cents: int8 },
  sql: (
    p,
  ) => sql`select coalesce(sum(amount_cents), 0)::bigint as cents from sandbox_gateway.refunds
    where authorization_ref = ${p.ref} and state = 'done'`,
}).require;

const STATE = { ref: text, state: text.as<'done' | 'failed'>() };

export const findRefund = sqlStatement({
  takes: { key: text },
  gives: { chargeRef: text, amountCents: int8, ...STATE },
  sql: (p) => sql`select ref, state, authorization_ref as "chargeRef", amount_cents as "amountCents"
    from sandbox_gateway.refunds where idempotency_key = ${p.key}`,
}).get;

export const findRefundByRef = sqlStatement({
  takes: { ref: text },
  gives: STATE,
  sql: (p) => sql`select ref, state from sandbox_gateway.refunds where ref = ${p.ref}`,
}).get;

const REFUSAL = { chargeRef: text, amountCents: int8, reason: text.as<RefundFailure>() };
const REFUSAL_COLUMNS = sql`charge_ref as "chargeRef", amount_cents as "amountCents", reason`;

export const findRefusal = sqlStatement({
  takes: { key: text },
  gives: REFUSAL,
  sql: (p) => sql`select ${REFUSAL_COLUMNS} from sandbox_gateway.refused_refunds
    where idempotency_key = ${p.key}`,
}).get;

/** The first of a charge comes back if its card is for that. */
export const insertRefund = sqlStatement({
  takes: {
    ...{ ref: text, key: text, chargeRef: text, amountCents: int8, now: timestamptz },
    failsAt: timestamptz,
  },
  sql: (p) => sql`
    with paid_back as (
      insert into sandbox_gateway.refunds
        (ref, idempotency_key, authorization_ref, amount_cents, state, created_at, fails_at)
      select ${p.ref}, ${p.key}, a.ref, ${p.amountCents}, 'done', ${p.now},
        case when m.sends_back and not exists (select from sandbox_gateway.refunds r where r.authorization_ref = a.ref)
          then ${p.failsAt}::timestamptz end
      from sandbox_gateway.authorizations a join sandbox_gateway.payment_methods m on m.token = a.token
      where a.ref = ${p.chargeRef} returning idempotency_key
    )
    ${tell('refund', { ref: sql`idempotency_key`, from: sql`paid_back`, now: p.now })}`,
}).run;

export const failDueRefunds = sqlStatement({
  takes: { now: timestamptz },
  sql: (p) => sql`
    with failed as (
      update sandbox_gateway.refunds set state = 'failed' where state = 'done' and fails_at <= ${p.now}
      returning idempotency_key
    )
    ${tell('refund', { ref: sql`idempotency_key`, from: sql`failed`, now: p.now })}`,
}).run;

/** The refusal that a key has, kept if it has none. */
export const putRefusal = sqlStatement({
  takes: { key: text, chargeRef: text, amountCents: int8, reason: text, now: timestamptz },
  gives: REFUSAL,
  sql: (p) => sql`
    insert into sandbox_gateway.refused_refunds (idempotency_key, charge_ref, amount_cents, reason, created_at)
    values (${p.key}, ${p.chargeRef}, ${p.amountCents}, ${p.reason}, ${p.now})
    on conflict (idempotency_key) do update set idempotency_key = excluded.idempotency_key
    returning ${REFUSAL_COLUMNS}`,
}).require;

const CHARGE = { ref: text, key: text, charged: int8.notNull, fee: int8.notNull, paidBack: int8 };
const CHARGES = sql`select a.ref, a.idempotency_key as key, a.captured_cents as charged, a.fee_cents as fee,
    coalesce((select sum(r.amount_cents) from sandbox_gateway.refunds r
      where r.authorization_ref = a.ref and r.state = 'done'), 0)::bigint as "paidBack"
  from sandbox_gateway.authorizations a where a.state = 'captured'`;

/** What was charged and what of it was paid back, in the order of the names. */
export const listCharges = sqlStatement({
  takes: { after: text, most: int4 },
  gives: CHARGE,
  rare: true,
  sql: (p) => sql`
    ${CHARGES} and a.ref collate "C" > ${p.after} order by a.ref collate "C" limit ${p.most}::int`,
}).list;
export type ChargeRow = RowOf<typeof listCharges>;

export const findCharge = sqlStatement({
  takes: { ref: text },
  gives: CHARGE,
  rare: true,
  sql: (p) => sql`${CHARGES} and a.ref = ${p.ref}`,
}).get;
