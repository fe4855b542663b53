import type { Pool } from '../../platform/database/queryable.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

export interface LeadsDeps {
  readonly pool: Pool;
  readonly mailer: Mailer;
}
