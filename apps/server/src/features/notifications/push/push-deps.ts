import type { Pool } from '../../../platform/database/queryable.ts';
import type { HttpOut } from '../../../platform/http-out/http-out.ts';
import type { JobQueue } from '../../../platform/jobs/jobs.ts';
import type { VapidKey } from './vapid.ts';

export interface PushDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly httpOut: HttpOut;
  readonly key: VapidKey;
  readonly publicUrl: () => string;
  readonly onError: (error: unknown) => void;
}
