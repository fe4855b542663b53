import type { Pool } from '../../platform/database/queryable.ts';
import type { CatalogIndex } from '../catalog/index/catalog-index.ts';

export interface PageTextsDeps {
  readonly pool: Pool;
  readonly index: () => CatalogIndex;
  readonly now: () => Date;
}
