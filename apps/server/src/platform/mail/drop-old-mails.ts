import { ago } from '../database/clock.ts';
import type { Params } from '../database/parameters.ts';
import type { Queryable } from '../database/queryable.ts';
import { statement } from '../database/statement.ts';
import { tables } from '../database/tables.ts';
import { inBatches } from '../jobs/in-batches.ts';

/** Mails are kept to answer 'was it sent?', and failed ones for inspection. */
const KEPT = '30 days';

const dropSome = statement(
  (p: Params<{ limit: number }>) =>
    tables
      .deleteFrom('mails')
      .where('id', 'in', ({ selectFrom }) =>
        selectFrom('mails').select('id').where('created_at', '<', ago(KEPT)).limit(p.limit),
      ),
  {},
  { rare: true },
);

export function dropOldMails(db: Queryable): Promise<number> {
  return inBatches((limit) => dropSome.run(db, { limit }));
}
