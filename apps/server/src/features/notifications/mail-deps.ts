import type { Pool } from '../../platform/database/queryable.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

export interface MailChoiceDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly publicUrl: () => string;
  /** Sends without asking for choices. */
  readonly mailer: Mailer;
  /** Signs the links by which a mail is unsubscribed from. */
  readonly linkKey: Buffer;
  readonly onError: (error: unknown) => void;
}
