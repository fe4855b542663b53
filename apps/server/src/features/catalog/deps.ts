import type { Queryable } from '../../platform/database/queryable.ts';
import type { TermsReader } from '../showrooms/showroom-terms.ts';
import type { CatalogIndex } from './index/catalog-index.ts';
import type { CardReader } from './store/cards.ts';
import type { ProductReader } from './store/products.ts';

export interface CatalogDeps {
  readonly db: Queryable;
  /** The current index: call it again for each request. */
  readonly index: () => CatalogIndex;
  readonly terms: TermsReader;
  readonly cards: CardReader;
  readonly products: ProductReader;
}
