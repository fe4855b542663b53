import type { Pool } from '../../platform/database/queryable.ts';
import type { JobQueue } from '../../platform/jobs/jobs.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { SecurityEvents } from '../../platform/security/security-events.ts';
import type { PaymentGateway } from '../gateway/seam/payment-gateway.ts';
import type { TaxService } from './tax/tax-service.ts';

export interface CheckoutDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newId: () => string;
  readonly gateway: PaymentGateway;
  /** Null: tax is by the table of the states. */
  readonly taxService: TaxService | null;
  readonly mailer: Mailer;
  readonly jobs: Pick<JobQueue, 'enqueue'>;
  readonly events: Pick<SecurityEvents, 'write'>;
  /** Scheme, host and port as the browser sees them, for links in emails. */
  readonly publicUrl: () => string;
  /** Logs failures that nobody sees, such as a gateway that does not answer. */
  readonly onError: (error: unknown) => void;
}
