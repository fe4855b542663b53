// Deletes checkouts that no buyer will come back to.
import { sql } from 'kysely';
import { int4, timestamptz } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/**
 * Deletes at most `limit` expired checkouts, with their refused payment attempts, and returns their
 * number. One whose payment was authorized and voided stays as proof.
 */
export const deleteExpiredCheckouts = sqlStatement({
  takes: { before: timestamptz, limit: int4 },
  sql: (p) => sql`delete from checkouts where id in (
    select k.id from checkouts k
    where k.state = 'expired' and k.updated_at < ${p.before}
      and not exists (select from orders o where o.checkout_id = k.id)
      and not exists (select from payment_attempts a
                      where a.checkout_id = k.id and a.state <> 'refused')
    limit ${p.limit}::int)`,
  rare: true,
}).run;
