import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { ReportDeps } from './deps.ts';
import { addVisitCounts, refreshSalesDays } from './store/refresh.ts';

const AT_ONCE = 500;

export function addReportJobs(jobs: JobQueue, { pool }: ReportDeps): void {
  jobs.every('reports.add-up', '* * * * *', async () => {
    await addVisitCounts(pool);
    while ((await refreshSalesDays(pool, { max: AT_ONCE })).taken === AT_ONCE);
  });
}
