// What pg-boss does for a job whose queue is known, for one that is known by its id alone.
import { sql } from 'kysely';
import { text } from '../database/columns.ts';
import { sqlStatement } from '../database/statement.ts';

const takes = { id: text } as const;

/** At once, however long it would have waited. */
export const retryFailedJob = sqlStatement({
  takes,
  sql: (p) => sql`
    update jobs.job set state = 'retry', start_after = now(), completed_on = null,
      retry_limit = greatest(retry_limit, retry_count + 1)
    where id = ${p.id}::uuid and state in ('failed', 'retry')`,
}).runAny;

export const dropFailedJob = sqlStatement({
  takes,
  sql: (p) => sql`
    update jobs.job set state = 'cancelled', completed_on = now()
    where id = ${p.id}::uuid and state in ('failed', 'retry')`,
}).runAny;
