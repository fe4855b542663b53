import type { Pool } from '../../platform/database/queryable.ts';
import type { CatalogIndex } from '../catalog/index/catalog-index.ts';

export interface MenuDeps {
  readonly pool: Pool;
  readonly now: () => Date;
  /** The current index: call it again for each request. */
  readonly index: () => CatalogIndex;
}
