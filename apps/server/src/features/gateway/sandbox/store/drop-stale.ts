// Cleanup of the sandbox's own tables. Each function deletes at most `limit` rows and returns their number.
import { sql } from 'kysely';
import { int4, timestamptz } from '../../../../platform/database/columns.ts';
import { sqlStatement } from '../../../../platform/database/statement.ts';

const TAKES = { before: timestamptz, limit: int4 } as const;

/** Refusals are kept as long as the same key could be retried. */
export const deleteRefusals = sqlStatement({
  takes: TAKES,
  sql: (p) => sql`delete from sandbox_gateway.authorizations where ref in (
    select ref from sandbox_gateway.authorizations
    where state = 'refused' and created_at < ${p.before} limit ${p.limit}::int)`,
  rare: true,
}).run;

export const deleteRefundRefusals = sqlStatement({
  takes: TAKES,
  sql: (p) => sql`delete from sandbox_gateway.refused_refunds where idempotency_key in (
    select idempotency_key from sandbox_gateway.refused_refunds
    where created_at < ${p.before} limit ${p.limit}::int)`,
  rare: true,
}).run;

/**
 * Cards that were typed but never charged. A real gateway is told which cards are saved; this one
 * looks it up.
 */
export const deleteUnusedMethods = sqlStatement({
  takes: TAKES,
  sql: (p) => sql`delete from sandbox_gateway.payment_methods where token in (
    select m.token from sandbox_gateway.payment_methods m
    where m.created_at < ${p.before}
      and not exists (select from sandbox_gateway.authorizations a where a.token = m.token)
      and not exists (select from saved_cards s where s.payment_token = m.token)
      and not exists (select from subscriptions b where b.payment_token = m.token and b.state <> 'ended')
    limit ${p.limit}::int)`,
  rare: true,
}).run;
