import { FACET_NAMES } from '@wevisu/domain/catalog/facets.ts';
import type { ListFilters } from './list-filters.ts';

/** Products per page: divisible into rows of 2, 3 and 4. */
const PAGE_SIZE = 24;

/** The query of the list calls. The path's category overrides the query's. */
export function toListQuery(filters: ListFilters, category: string | null) {
  const { q, min_price, max_price, in_stock, sort, page } = filters;
  const choices = Object.fromEntries(
    FACET_NAMES.filter((facet) => filters[facet].length > 0).map((facet) => [
      facet,
      filters[facet].join(','),
    ]),
  );
  return {
    category: category ?? filters.category ?? 'all',
    ...choices,
    ...(q === '' ? {} : { q }),
    ...(min_price === null ? {} : { min_price }),
    ...(max_price === null ? {} : { max_price }),
    ...(in_stock ? { in_stock: true } : {}),
    ...(sort === null ? {} : { sort }),
    page,
    ppp: PAGE_SIZE,
  };
}
