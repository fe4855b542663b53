import type { SORTS } from '@wevisu/contract/catalog.ts';
import { eachFacet, FACET_NAMES, type FacetName } from '@wevisu/domain/catalog/facets.ts';

export type Sort = (typeof SORTS)[number];

/** Uses only the contract's type: importing its schemas would add them to every shop page. */
const KNOWN_SORTS: Readonly<Record<Sort, true>> = {
  popular: true,
  price_asc: true,
  price_desc: true,
  newest: true,
  name: true,
  relevance: true,
};

function isSort(text: string | null): text is Sort {
  return text !== null && Object.hasOwn(KNOWN_SORTS, text);
}

/** The filters of a list, as kept in the URL. Amounts are in cents per selling unit. */
export interface ListFilters extends Readonly<Record<FacetName, readonly string[]>> {
  readonly q: string;
  /** Only on pages whose path names no category; null means all. */
  readonly category: string | null;
  readonly min_price: number | null;
  readonly max_price: number | null;
  readonly in_stock: boolean;
  /** Null is the list's default order. */
  readonly sort: Sort | null;
  readonly page: number;
}

const MAX_VALUES = 40;
const MAX_CENTS = 100_000_000;
const MAX_PAGE = 1_000_000;

/** The filters in a URL. Invalid values are dropped, so that any URL opens a list. */
export function readFilters(params: URLSearchParams): ListFilters {
  const values = (name: FacetName) =>
    [
      ...new Set(
        params
          .getAll(name)
          .flatMap((text) => text.split(','))
          .map((value) => value.trim().slice(0, 80))
          .filter((value) => value !== ''),
      ),
    ].slice(0, MAX_VALUES);
  const sort = params.get('sort');
  return {
    q: (params.get('q') ?? '').trim().slice(0, 120),
    category: params.get('category')?.trim().slice(0, 120) || null,
    ...eachFacet(values),
    min_price: readWhole(params.get('min_price'), MAX_CENTS),
    max_price: readWhole(params.get('max_price'), MAX_CENTS),
    in_stock: params.get('in_stock') === 'true',
    sort: isSort(sort) ? sort : null,
    page: readWhole(params.get('page'), MAX_PAGE) || 1,
  };
}

function readWhole(text: string | null, most: number): number | null {
  return text !== null && /^\d{1,12}$/.test(text) ? Math.min(Number(text), most) : null;
}

/** The query of a URL, without '?', with only active filters, in a fixed order. */
export function writeFilters(filters: ListFilters): string {
  const pairs: [name: string, value: string][] = [
    ['q', filters.q],
    ['category', filters.category ?? ''],
    ...FACET_NAMES.map((facet): [string, string] => [facet, filters[facet].join(',')]),
    ['min_price', filters.min_price === null ? '' : String(filters.min_price)],
    ['max_price', filters.max_price === null ? '' : String(filters.max_price)],
    ['in_stock', filters.in_stock ? 'true' : ''],
    ['sort', filters.sort ?? ''],
    ['page', filters.page > 1 ? String(filters.page) : ''],
  ];
  return pairs
    .filter(([, value]) => value !== '')
    .map(
      ([name, value]) =>
        `${name}=${encodeURIComponent(value).replaceAll('%2C', ',').replaceAll('%20', '+')}`,
    )
    .join('&');
}

/** The filters with changes applied. Any change but the page goes back to the first page. */
export function changeFilters(filters: ListFilters, change: Partial<ListFilters>): ListFilters {
  return { ...filters, page: 1, ...change };
}

/** Keeps the search words, category and order, and clears the filters. */
export function clearFilters(filters: ListFilters): ListFilters {
  const { q, category, sort } = filters;
  return { ...readFilters(new URLSearchParams()), q, category, sort };
}

/** The price range of the URL; reversed bounds are swapped. */
export function orderBounds(
  min: number | null,
  max: number | null,
): Pick<ListFilters, 'min_price' | 'max_price'> {
  const isSwapped = min !== null && max !== null && min > max;
  return isSwapped ? { min_price: max, max_price: min } : { min_price: min, max_price: max };
}
