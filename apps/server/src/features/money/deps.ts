import type { Pool } from '../../platform/database/queryable.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { PaymentGateway } from '../gateway/seam/payment-gateway.ts';

export interface MoneyDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly gateway: PaymentGateway;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  /** One order or payee failed where the others go on. */
  readonly onError: (error: unknown) => void;
}
