import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import { buildStalePlaces } from '../goods/build-places.ts';
import type { DesignsDeps } from './deps.ts';

export function addDesignJobs(jobs: JobQueue, deps: Pick<DesignsDeps, 'pool' | 'now'>): void {
  jobs.every('design-ai.build-places', '17 * * * *', () => buildStalePlaces(deps));
}
