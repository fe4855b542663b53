import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { CheckoutDeps } from './deps.ts';
import { dropStaleCheckouts } from './drop-stale-checkouts.ts';
import { followUpPayments } from './follow-up-payments.ts';
import { releaseHolds } from './release-holds.ts';

const EVERY_MINUTE = '* * * * *';

export function addCheckoutJobs(jobs: JobQueue, deps: CheckoutDeps): void {
  jobs.every('checkout.release-holds', EVERY_MINUTE, async () => {
    await releaseHolds(deps);
  });
  jobs.every('checkout.follow-up-payments', EVERY_MINUTE, () => followUpPayments(deps));
  jobs.every('checkout.drop-stale', '37 3 * * *', async () => {
    await dropStaleCheckouts(deps);
  });
}
