import type { Pool } from '../../platform/database/queryable.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

export interface OrdersDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  /** Scheme, host and port as the browser sees them, for links in mails. */
  readonly publicUrl: () => string;
  /** One order failed where the others go on. */
  readonly onError: (error: unknown) => void;
}
