import { inBatches } from '../../platform/jobs/in-batches.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { SecondFactorDeps } from './deps.ts';
import { dropOldApps } from './store/apps.ts';
import { dropOldChallenges } from './store/challenges.ts';
import { dropOldSecondSteps } from './store/second-steps.ts';

type Deps = Pick<SecondFactorDeps, 'pool'>;

export function addSecondFactorJobs(jobs: JobQueue, deps: Deps): void {
  jobs.every('second-factor.drop-stale', '33 3 * * *', () => dropStaleFactorRows(deps));
}

/** Sign-ins that nobody finished, challenges that nobody signed, apps that nobody confirmed. */
export async function dropStaleFactorRows({ pool }: Deps): Promise<void> {
  for (const drop of [dropOldSecondSteps, dropOldChallenges, dropOldApps]) {
    await inBatches((limit) => drop(pool, { limit }));
  }
}
