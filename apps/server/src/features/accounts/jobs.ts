import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { dropOldTries } from '../../platform/sessions/count-tries.ts';
import { dropExpiredSessions } from '../../platform/sessions/session-store.ts';
import { dropOldCodes } from './codes-store.ts';
import type { AccountsDeps } from './deps.ts';

export function addAccountJobs(jobs: JobQueue, { pool }: Pick<AccountsDeps, 'pool'>): void {
  jobs.every('accounts.drop-stale', '27 3 * * *', () => dropStaleRows({ pool }));
}

/** What has run out and would otherwise be kept for ever: sessions, codes, counts of tries. */
export async function dropStaleRows({ pool }: Pick<AccountsDeps, 'pool'>): Promise<void> {
  for (const drop of [dropExpiredSessions, dropOldCodes, dropOldTries]) {
    await inBatches((most) => drop(pool, most));
  }
}
