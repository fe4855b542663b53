import type { Pool } from '../../platform/database/queryable.ts';

export interface OrdersDeps {
  readonly pool: Pool;
  readonly now: () => Date;
}
