import type { Pool } from '../../platform/database/queryable.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

export interface HiringDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}
