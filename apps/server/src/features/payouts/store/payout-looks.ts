// Payouts that were paid, and that a bank may still send back.
import { sql } from 'kysely';
import { int4, int8, text, timestamptz } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Those whose time has come, each once for all processes: it comes again at `next`, until they are older than `since`. */
export const takeDuePayouts = sqlStatement({
  takes: { now: timestamptz, next: timestamptz, since: timestamptz, most: int4 },
  gives: { id: int8 },
  sql: (p) => sql`
    update payouts set look_at = case when ended_at > ${p.since} then ${p.next}::timestamptz end
    where id in (select id from payouts where look_at <= ${p.now} order by look_at limit ${p.most}::int
      for update skip locked)
    returning id`,
}).list;

/** False if somebody else has noted it. */
export const markSentBack = sqlStatement({
  takes: { id: int8, attempt: int4, outcome: text },
  sql: (p) => sql`
    update payouts set state = 'failed', outcome = ${p.outcome}, payout_ref = null, ended_at = null, look_at = null
    where id = ${p.id} and state = 'paid' and attempt = ${p.attempt}`,
}).runAny;
