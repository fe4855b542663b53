import type { Pool } from '../../platform/database/queryable.ts';

export interface OwnDataDeps {
  readonly pool: Pool;
}
