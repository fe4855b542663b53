import type { Pool } from '../../platform/database/queryable.ts';

export interface ReportDeps {
  readonly pool: Pool;
}
