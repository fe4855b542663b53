import type { Queryable } from '../database/queryable.ts';
import { inBatches } from '../jobs/in-batches.ts';

/** A mail is kept to answer 'did it leave?', and one that never left to be looked at. */
const KEPT = '30 days';

export function dropOldMails(db: Queryable): Promise<number> {
  return inBatches(async (most) => {
    const { rowCount } = await db.query(
      `delete from mails where id in (
         select id from mails where created_at < now() - $1::interval limit $2)`,
      [KEPT, most],
    );
    return rowCount ?? 0;
  });
}
