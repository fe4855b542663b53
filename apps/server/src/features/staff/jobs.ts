import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { StaffDeps } from './deps.ts';
import { dropEndedClaims } from './store/claims.ts';

const HOUR_MS = 3_600_000;

export function addStaffJobs(jobs: JobQueue, { pool, now }: Pick<StaffDeps, 'pool' | 'now'>): void {
  jobs.every('staff.drop-claims', '19 4 * * *', async () => {
    await dropEndedClaims(pool, { before: new Date(now().getTime() - HOUR_MS) });
  });
}
