import type { Pool } from '../../platform/database/queryable.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

export interface OrdersDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly mailer: Mailer;
  /** Scheme, host and port as the browser sees them, for links in mails. */
  readonly publicUrl: () => string;
}
