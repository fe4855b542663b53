import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { ListingPicturesDeps } from './deps.ts';
import { ADD_PICTURES, runBatch } from './run-batch.ts';
import { deleteBatch, listOldBatches } from './store/batches.ts';

const KEPT_MS = 90 * 86_400_000;
const BATCH = 200;

export function addListingPictureJobs(jobs: JobQueue, deps: ListingPicturesDeps): void {
  jobs.define<{ readonly id: number }>(ADD_PICTURES, (batch) => runBatch(deps, batch));
  jobs.every('listing-pictures.drop-old', '41 4 * * *', () => dropOld(deps));
}

async function dropOld({ pool, files, now }: ListingPicturesDeps): Promise<void> {
  const before = new Date(now().getTime() - KEPT_MS);
  for (;;) {
    const old = await listOldBatches(pool, { before, most: BATCH });
    for (const { id, fileKey } of old) {
      if (fileKey !== null) await files.remove(fileKey);
      await deleteBatch(pool, { id });
    }
    if (old.length < BATCH) return;
  }
}
