import type { Pool } from '../../platform/database/queryable.ts';
import type { Mailer } from '../../platform/mail/mailer.ts';
import type { CatalogDeps } from '../catalog/deps.ts';

export interface OffersDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly mailer: Mailer;
  /** Long and random: whoever has it may read and answer an offer. */
  readonly newToken: () => string;
  /** Scheme, host and port as the browser sees them. */
  readonly publicUrl: () => string;
}

/** Of the calls: drafts are filled from what the showroom sells. */
export interface OfferCallDeps extends OffersDeps {
  readonly catalog: CatalogDeps;
}
