import type { PasswordQueue } from '../../platform/crypto/password-queue.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { SecurityEvents } from '../../platform/security/security-events.ts';

/** What the accounts and credits of AI 3D design need from the rest of the server. */
export interface DesignAiDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly jobs: JobQueue;
  readonly events: SecurityEvents;
  readonly passwords: Pick<PasswordQueue, 'hash' | 'check'>;
  readonly publicUrl: () => string;
  readonly onError: (error: unknown) => void;
}
