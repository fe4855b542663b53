import type { OrderId } from '@wevisu/domain/ids.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { SETTLE_ORDER } from '../orders/settle-later.ts';
import type { MoneyDeps } from './deps.ts';
import { lookAtRefunds } from './look-at-refunds.ts';
import { matureEarnings } from './mature-earnings.ts';
import { settleDueOrders } from './settle-due-orders.ts';
import { settleOrder } from './settle-order.ts';

export function addMoneyJobs(jobs: JobQueue, deps: MoneyDeps): void {
  jobs.define<{ readonly orderId: OrderId }>(SETTLE_ORDER, (job) => settleOrder(deps, job));
  jobs.every('money.settle-due-orders', '* * * * *', () => settleDueOrders(deps));
  jobs.every('money.look-at-refunds', '*/15 * * * *', () => lookAtRefunds(deps));
  // A day begins in Los Angeles, at an hour that changes twice a year.
  jobs.every('money.mature-earnings', '17 * * * *', async () => {
    await matureEarnings(deps);
  });
}
