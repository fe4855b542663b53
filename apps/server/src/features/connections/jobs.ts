import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { DELIVER, type DeliveryJob, deliver } from './deliver.ts';
import type { ConnectionsDeps } from './deps.ts';
import { dropOldMessages } from './store/deliveries.ts';

const KEPT_MS = 30 * 86_400_000;

export function addConnectionJobs(jobs: JobQueue, deps: ConnectionsDeps): void {
  jobs.define<DeliveryJob>(DELIVER, (job) => deliver(deps, job));
  jobs.every('connections.drop-old', '21 4 * * *', async () => {
    const before = new Date(deps.now().getTime() - KEPT_MS);
    await inBatches((limit) => dropOldMessages(deps.pool, { before, limit }));
  });
}
