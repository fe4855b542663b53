import { CHOICE_FACETS, type ListFilters } from './list-filters.ts';

/** Products on one page of a list: rows of 2, 3 and 4 all come out even. */
const PAGE_SIZE = 24;

/** What the list calls are asked for. The category of the path comes before that of the query. */
export function toListQuery(filters: ListFilters, category: string | null) {
  const { q, min_price, max_price, in_stock, sort, page } = filters;
  const choices = Object.fromEntries(
    CHOICE_FACETS.filter((facet) => filters[facet].length > 0).map((facet) => [
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
