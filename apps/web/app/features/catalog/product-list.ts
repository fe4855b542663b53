import type { ProductCard } from '@wevisu/contract/catalog.ts';
import type { Facets } from './filter-chips.ts';
import type { ListFilters } from './list-filters.ts';

/** One page of a product list. */
export interface ProductList {
  readonly cards: readonly ProductCard[];
  readonly total: number;
  readonly page: number;
  readonly lastPage: number;
  readonly facets: Facets;
  readonly corrected: string | null;
  readonly filters: ListFilters;
  /** The showroom whose prices the cards have; null if none. */
  readonly vsdId: string | null;
}

interface Paged {
  readonly data: readonly ProductCard[];
  readonly total: number;
  readonly current_page: number;
  readonly last_page: number;
  readonly facets: Facets;
  readonly corrected: string | null;
}

export function toProductList(
  paged: Paged,
  filters: ListFilters,
  vsdId: string | null,
): ProductList {
  return {
    cards: paged.data,
    total: paged.total,
    page: paged.current_page,
    lastPage: paged.last_page,
    facets: paged.facets,
    corrected: paged.corrected,
    filters,
    vsdId,
  };
}
