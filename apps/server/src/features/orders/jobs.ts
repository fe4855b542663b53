import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { addAskedPriceJobs } from './asked-price-routes.ts';
import type { OrdersDeps } from './deps.ts';
import { mailSteps } from './mail-steps.ts';
import { warnOfClocks } from './warn-of-clocks.ts';

export function addOrderJobs(jobs: JobQueue, deps: OrdersDeps): void {
  jobs.every('orders.mail-steps', '* * * * *', () => mailSteps(deps));
  addAskedPriceJobs(jobs, deps);
  jobs.every('orders.warn-of-clocks', '23 * * * *', () => warnOfClocks(deps));
}
