import type { Pool } from '../../platform/database/queryable.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { PaymentGateway } from '../gateway/seam/payment-gateway.ts';

export interface PayoutDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly gateway: Pick<PaymentGateway, 'payouts'>;
  readonly mailer: Mailer;
  readonly publicUrl: () => string;
  /** One payee failed where the others go on. */
  readonly onError: (error: unknown) => void;
}
