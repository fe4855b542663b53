import type { Pool } from '../../platform/database/queryable.ts';
import type { CatalogDeps } from '../catalog/deps.ts';

export interface FeaturedDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  readonly catalog: CatalogDeps;
}
