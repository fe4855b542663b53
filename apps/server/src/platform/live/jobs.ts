import type { Pool } from '../database/queryable.ts';
import { inBatches } from '../jobs/in-batches.ts';
import type { JobQueue } from '../jobs/jobs.ts';
import { dropEventsBefore } from './store.ts';

/** A page that was away for longer reads everything anew. */
const KEEP_HOURS = 24;

export function addLiveJobs(
  jobs: JobQueue,
  { pool, now }: { readonly pool: Pool; readonly now: () => Date },
): void {
  jobs.every('live.drop-old', '11 * * * *', async () => {
    const before = new Date(now().getTime() - KEEP_HOURS * 3_600_000);
    await inBatches((limit) => dropEventsBefore(pool, { before, limit }));
  });
}
