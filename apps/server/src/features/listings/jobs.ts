import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { applyDueInBatches } from './apply-due-prices.ts';
import type { FilesDeps, ListingsDeps } from './deps.ts';
import { dropLostFiles } from './keep-file.ts';
import { RUN_DRAFTS, runDrafts } from './run-drafts.ts';

export function addListingJobs(
  jobs: JobQueue,
  deps: ListingsDeps & Omit<FilesDeps, 'processor' | 'models'>,
): void {
  jobs.define<{ readonly id: number }>(RUN_DRAFTS, (run) => runDrafts(deps, run));
  jobs.every('listings.apply-prices', '* * * * *', async () => {
    await applyDueInBatches(deps.pool, deps.now());
  });
  jobs.every('listings.drop-lost-files', '17 4 * * *', () => dropLostFiles(deps));
}
