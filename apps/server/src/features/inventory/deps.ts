import type { Pool } from '../../platform/database/queryable.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';

export interface InventoryDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
}
