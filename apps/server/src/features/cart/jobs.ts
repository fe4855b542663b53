import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { CartDeps } from './deps.ts';
import { dropStaleCarts } from './drop-stale-carts.ts';

export function addCartJobs(jobs: JobQueue, deps: Pick<CartDeps, 'pool' | 'now'>): void {
  jobs.every('cart.drop-stale', '17 3 * * *', async () => {
    await dropStaleCarts(deps);
  });
}
