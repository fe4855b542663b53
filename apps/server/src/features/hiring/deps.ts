import type { Pool } from '../../platform/database/queryable.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { MoneyDeps } from '../money/deps.ts';

export interface HiringDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
}

/** What paying for a hire needs from the rest of the server. */
export type HireMoneyDeps = HiringDeps & Pick<MoneyDeps, 'gateway' | 'onError'>;
