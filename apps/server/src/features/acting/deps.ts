import type { PasswordQueue } from '../../platform/crypto/password-queue.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { SecurityEvents } from '../../platform/security/security-events.ts';

export interface ActingDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly events: Pick<SecurityEvents, 'write' | 'note'>;
  readonly passwords: Pick<PasswordQueue, 'check'>;
  readonly publicUrl: () => string;
}
