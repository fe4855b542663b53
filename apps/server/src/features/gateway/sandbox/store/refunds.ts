import { sql } from 'kysely';
import { int4, int8, text, timestamptz } from '../../../../platform/database/columns.ts';
import { type RowOf, sqlStatement } from '../../../../platform/database/statement.ts';
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
    where authorization_ref = ${p.ref}`,
}).require;

export const findRefund = sqlStatement({
  takes: { key: text },
  gives: { ref: text, chargeRef: text, amountCents: int8 },
  sql: (p) => sql`select ref, authorization_ref as "chargeRef", amount_cents as "amountCents"
    from sandbox_gateway.refunds where idempotency_key = ${p.key}`,
}).get;

export const insertRefund = sqlStatement({
  takes: { ref: text, key: text, chargeRef: text, amountCents: int8, now: timestamptz },
  sql: (p) => sql`
    with paid_back as (
      insert into sandbox_gateway.refunds
        (ref, idempotency_key, authorization_ref, amount_cents, state, created_at)
      values (${p.ref}, ${p.key}, ${p.chargeRef}, ${p.amountCents}, 'done', ${p.now}) returning idempotency_key
    )
    ${tell('refund', { ref: sql`idempotency_key`, from: sql`paid_back`, now: p.now })}`,
}).run;

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
