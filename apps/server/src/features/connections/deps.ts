import type { Pool } from '../../platform/database/queryable.ts';
import type { HttpOut } from '../../platform/http-out/http-out.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

export interface ConnectionsDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly mailer: Mailer;
  readonly httpOut: HttpOut;
  /** From 0 to 1. */
  readonly random: () => number;
  /** Seals the secrets of webhooks. */
  readonly encryptionKey: Buffer;
  readonly publicUrl: () => string;
}
