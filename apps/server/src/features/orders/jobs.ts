import type { OrderId } from '@wevisu/domain/ids.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { OrdersDeps } from './deps.ts';
import { mailSteps } from './mail-steps.ts';
import { RELEASE_HOLD, releaseHold } from './release-hold.ts';
import { releaseLeftHolds } from './release-left-holds.ts';

export function addOrderJobs(jobs: JobQueue, deps: OrdersDeps): void {
  jobs.define<{ readonly orderId: OrderId }>(RELEASE_HOLD, (job) => releaseHold(deps, job));
  jobs.every('orders.release-left-holds', '13 * * * *', () => releaseLeftHolds(deps));
  jobs.every('orders.mail-steps', '* * * * *', () => mailSteps(deps));
}
