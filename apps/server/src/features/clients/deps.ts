import type { Pool } from '../../platform/database/queryable.ts';

export interface ClientsDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly newToken: () => string;
  /** Scheme, host and port as the browser sees them. */
  readonly publicUrl: () => string;
}
