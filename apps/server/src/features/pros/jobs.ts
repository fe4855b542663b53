import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { ProsDeps } from './deps.ts';
import { endPlans } from './plan.ts';
import { remindOfLicenses, tellOfStops } from './remind-of-licenses.ts';
import { remindOfPlans } from './remind-of-plans.ts';

export function addProJobs(jobs: JobQueue, deps: ProsDeps): void {
  // 8:07 to 9:07 in the morning of the product's time zone.
  jobs.every('pros.remind-of-licenses', '7 16 * * *', async () => {
    await remindOfLicenses(deps);
    await tellOfStops(deps);
    await remindOfPlans(deps);
  });
  jobs.every('pros.end-plans', '11 * * * *', () => endPlans(deps));
}
