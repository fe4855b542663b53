import type { Pool } from '../../platform/database/queryable.ts';
import type { SlowCall } from '../../platform/http/time-calls.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { FailedMails, Mailer } from '../../platform/mail/mailer.ts';
import type { SecurityEvents } from '../../platform/security/security-events.ts';
import type { OrdersDeps } from '../orders/deps.ts';

export interface StaffDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly mailer: Mailer & FailedMails;
  readonly jobs: Pick<JobQueue, 'retry' | 'drop'>;
  readonly events: Pick<SecurityEvents, 'write' | 'note'>;
  /** Statuses of lines are set by the orders' own use case. */
  readonly orders: OrdersDeps;
  readonly slowCalls: () => readonly SlowCall[];
  /** Scheme, host and port as the browser sees them, for links in mails. */
  readonly publicUrl: () => string;
}
