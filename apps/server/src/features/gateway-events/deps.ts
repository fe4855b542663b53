import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { CheckoutDeps } from '../checkout/deps.ts';
import type { MoneyDeps } from '../money/deps.ts';
import type { PayoutDeps } from '../payouts/deps.ts';

/** Whoever looks again when the gateway says that something has changed. */
export interface GatewayEventDeps {
  readonly checkout: CheckoutDeps;
  readonly money: MoneyDeps;
  readonly payouts: PayoutDeps;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}
