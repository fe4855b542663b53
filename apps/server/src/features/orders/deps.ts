import type { TaxAnswer, TaxRequest } from '@wevisu/domain/money/tax-by-address.ts';
import type { Pool } from '../../platform/database/queryable.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';

export interface OrdersDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly mailer: Mailer;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  /** Scheme, host and port as the browser sees them, for links in mails. */
  readonly publicUrl: () => string;
  /** One order failed where the others go on. */
  readonly onError: (error: unknown) => void;
}

/** For changes of an address. */
export interface AddressDeps extends OrdersDeps {
  /** The tax as a service says it for an address; null if it says nothing. Never within a transaction. */
  readonly askTax: (request: TaxRequest) => Promise<TaxAnswer | null>;
}
