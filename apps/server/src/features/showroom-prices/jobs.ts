import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { PriceRunDeps } from './deps.ts';
import { RUN_PRICES } from './price-runs.ts';
import { dropOldPrints, runPrices } from './run-prices.ts';

export function addShowroomPriceJobs(jobs: JobQueue, deps: PriceRunDeps): void {
  jobs.define<{ readonly id: number }>(RUN_PRICES, (run) => runPrices(deps, run), { isLong: true });
  jobs.every('prices.drop-old-prints', '23 4 * * *', () => dropOldPrints(deps));
}
