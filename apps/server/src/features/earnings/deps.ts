import type { Pool } from '../../platform/database/queryable.ts';

export interface EarningsDeps {
  readonly pool: Pool;
  readonly now: () => Date;
}
