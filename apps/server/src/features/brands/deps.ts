import type { Pool } from '../../platform/database/queryable.ts';
import type { PictureProcessor } from '../../platform/uploads/picture-processor.ts';
import type { CatalogIndex } from '../catalog/index/catalog-index.ts';

export interface BrandsDeps {
  readonly pool: Pool;
  readonly index: () => CatalogIndex;
  readonly processor: Pick<PictureProcessor, 'remake'>;
  readonly now: () => Date;
}
