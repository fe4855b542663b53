import { inTransaction } from '../../platform/database/transaction.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import { expirePrices } from './asked-prices/answer-price.ts';
import { remindOfPrices } from './asked-prices/tell-of-prices.ts';
import type { OrdersDeps } from './deps.ts';
import { mailSteps } from './mail-steps.ts';

export function addOrderJobs(jobs: JobQueue, deps: OrdersDeps): void {
  jobs.every('orders.mail-steps', '* * * * *', () => mailSteps(deps));
  jobs.every('orders.expire-prices', '*/5 * * * *', () => expirePrices(deps));
  jobs.every('orders.remind-of-prices', '11 * * * *', () =>
    inTransaction(deps.pool, (trx) => remindOfPrices(deps, trx)),
  );
}
