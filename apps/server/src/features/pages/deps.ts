import type { Film } from '@wevisu/contract/pages.ts';
import type { Queryable } from '../../platform/database/queryable.ts';
import type { CatalogIndex } from '../catalog/index/catalog-index.ts';

export interface PagesDeps {
  readonly db: Queryable;
  readonly index: () => CatalogIndex;
  /** The files of the hero film that have been rendered. */
  readonly film: Film | null;
}
