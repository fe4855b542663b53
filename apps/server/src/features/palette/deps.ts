import type { Pool } from '../../platform/database/queryable.ts';
import type { CatalogDeps } from '../catalog/deps.ts';

export interface PaletteDeps {
  readonly pool: Pool;
  readonly catalog: CatalogDeps;
}
