// Who was told that the reviews of a hire are published.
import { sql } from 'kysely';
import { int8, timestamptz } from '../../../platform/database/columns.ts';
import { sqlStatement } from '../../../platform/database/statement.ts';

/** Notes it, of hires that were completed before and are not told of; gives how many reviews each has. Those that somebody holds are left. */
export const claimDueReviews = sqlStatement({
  takes: { completedBefore: timestamptz, now: timestamptz, limit: int8 },
  gives: { id: int8, written: int8 },
  sql: (p) => sql`update hires h set reviews_told_at = ${p.now}
    where h.id in (select id from hires
      where completed_at <= ${p.completedBefore} and reviews_told_at is null
      order by completed_at limit ${p.limit} for update skip locked)
    returning h.id, (select count(*) from hire_reviews w where w.hire_id = h.id) as written`,
}).list;

export const noteReviewsTold = sqlStatement({
  takes: { id: int8, now: timestamptz },
  sql: (p) => sql`update hires set reviews_told_at = ${p.now} where id = ${p.id}`,
}).run;
