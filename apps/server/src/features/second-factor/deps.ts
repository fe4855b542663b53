import type { PasswordQueue } from '../../platform/crypto/password-queue.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { SecurityEvents } from '../../platform/security/security-events.ts';

/** What the feature needs from the rest of the server. */
export interface SecondFactorDeps {
  readonly pool: Pool;
  readonly mailer: Mailer;
  readonly events: Pick<SecurityEvents, 'write' | 'note'>;
  readonly passwords: Pick<PasswordQueue, 'check'>;
  readonly now: () => Date;
  /** Scheme, host and port as the browser sees them: passkeys are bound to them. */
  readonly publicUrl: () => string;
  /** Encrypts the secrets of authenticator apps. */
  readonly encryptionKey: Buffer;
  readonly onError: (error: Error) => void;
}
