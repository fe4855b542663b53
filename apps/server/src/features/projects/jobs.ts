import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { ProjectDeps } from './deps.ts';
import { removeOld } from './remove-old.ts';

export function addProjectJobs(jobs: JobQueue, deps: Pick<ProjectDeps, 'pool' | 'now'>): void {
  jobs.every('projects.remove-old', '41 3 * * *', () => removeOld(deps));
}
