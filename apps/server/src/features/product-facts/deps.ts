import type { Pool } from '../../platform/database/queryable.ts';
import type { CatalogDeps } from '../catalog/deps.ts';

export interface ProductFactsDeps {
  readonly pool: Pool;
  readonly catalog: CatalogDeps;
}
