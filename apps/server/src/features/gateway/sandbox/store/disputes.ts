import { sql } from 'kysely';
import { date, int4, int8, text, timestamptz } from '../../../../platform/database/columns.ts';
import { type RowOf, sqlStatement } from '../../../../platform/database/statement.ts';

const DISPUTE = {
  ref: text,
  chargeRef: text,
  amountCents: int8,
  feeCents: int8,
  reason: text,
  respondBy: date,
  openedAt: timestamptz,
  evidence: text.orNull,
  answeredAt: timestamptz.orNull,
  acceptedAt: timestamptz.orNull,
} as const;

const COLUMNS = sql`ref, authorization_ref as "chargeRef", amount_cents as "amountCents", fee_cents as "feeCents", reason,
  respond_by as "respondBy", opened_at as "openedAt", evidence, answered_at as "answeredAt", accepted_at as "acceptedAt"`;

/** Charges whose cards are for disputes, and whose time has come; those that are paid back whole are left. */
export const listChargesToDispute = sqlStatement({
  takes: { now: timestamptz, most: int4 },
  gives: { ref: text },
  rare: true,
  sql: (p) => sql`
    select a.ref from sandbox_gateway.authorizations a
    where a.disputed_from <= ${p.now}
      and not exists (select from sandbox_gateway.disputes d where d.authorization_ref = a.ref)
      and a.captured_cents > coalesce((select sum(r.amount_cents) from sandbox_gateway.refunds r
        where r.authorization_ref = a.ref and r.state = 'done'), 0)
    order by a.disputed_from limit ${p.most}::int`,
}).list;

/** One of each charge; none about nothing. */
export const insertDispute = sqlStatement({
  takes: {
    ...{ ref: text, chargeRef: text, amountCents: int8, feeCents: int8, reason: text },
    ...{ respondBy: date, now: timestamptz },
  },
  sql: (p) => sql`
    insert into sandbox_gateway.disputes (ref, authorization_ref, amount_cents, fee_cents, reason, opened_at, respond_by)
    select ${p.ref}, ${p.chargeRef}, ${p.amountCents}::bigint, ${p.feeCents}, ${p.reason}, ${p.now}, ${p.respondBy}::date
    where ${p.amountCents}::bigint > 0
    on conflict (authorization_ref) do nothing`,
}).run;

export const listDisputes = sqlStatement({
  takes: { since: timestamptz, after: text, most: int4 },
  gives: DISPUTE,
  rare: true,
  sql: (p) => sql`select ${COLUMNS} from sandbox_gateway.disputes
    where opened_at >= ${p.since} and ref collate "C" > ${p.after} order by ref collate "C" limit ${p.most}::int`,
}).list;

export type DisputeRow = RowOf<typeof listDisputes>;

export const findDispute = sqlStatement({
  takes: { ref: text },
  gives: DISPUTE,
  sql: (p) => sql`select ${COLUMNS} from sandbox_gateway.disputes where ref = ${p.ref}`,
}).get;

export const lockDispute = sqlStatement({
  takes: { ref: text },
  gives: DISPUTE,
  sql: (p) => sql`select ${COLUMNS} from sandbox_gateway.disputes where ref = ${p.ref} for update`,
}).get;

export const findDisputeOfCharge = sqlStatement({
  takes: { chargeRef: text },
  gives: DISPUTE,
  sql: (p) => sql`select ${COLUMNS} from sandbox_gateway.disputes
    where authorization_ref = ${p.chargeRef}`,
}).get;

export const findDisputeByKey = sqlStatement({
  takes: { key: text },
  gives: { ref: text, evidence: text.orNull },
  sql: (p) => sql`select ref, evidence from sandbox_gateway.disputes where evidence_key = ${p.key}`,
}).get;

export const saveEvidence = sqlStatement({
  takes: { ref: text, key: text, evidence: text, now: timestamptz },
  sql: (p) => sql`update sandbox_gateway.disputes
    set evidence = ${p.evidence}, evidence_key = ${p.key}, answered_at = ${p.now}
    where ref = ${p.ref}`,
}).run;

export const acceptDispute = sqlStatement({
  takes: { ref: text, now: timestamptz },
  sql: (p) => sql`update sandbox_gateway.disputes set accepted_at = ${p.now} where ref = ${p.ref}`,
}).run;
