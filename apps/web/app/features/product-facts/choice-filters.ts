import type { FacetName } from '@wevisu/domain/catalog/facets.ts';

/** The facets of the product list in a room, each with its option for no filter. */
export const CHOICE_FACETS = {
  brand: 'All brands',
  color: 'All colors',
  finish: 'All finishes',
} as const satisfies Partial<Record<FacetName, string>>;

export type ChoiceFacet = keyof typeof CHOICE_FACETS;

export const CHOICE_FACET_NAMES = Object.keys(CHOICE_FACETS) as readonly ChoiceFacet[];

/** Filters of the product list; empty and null filters are left out of the query. */
export interface ChoiceFilters extends Readonly<Record<ChoiceFacet, string>> {
  /** One, or those that fit, joined by commas: the server then lists the one of the product's kind. */
  readonly category: string;
  readonly q: string;
  /** Maximum price of one selling unit, in cents. */
  readonly maxCents: number | null;
  readonly page: number;
}

/** What the list is for. */
export interface ListedFor {
  /** The showroom whose products are listed; null for the whole shop. */
  readonly vsdId: string | null;
  /** Only products with a model of this kind; null for all. */
  readonly kind: string | null;
  /** Category of the product that is there now: its kind comes first. */
  readonly like: string | null;
}

export function startFilters(category: string): ChoiceFilters {
  return { ...eachChoice(() => ''), category, q: '', maxCents: null, page: 1 };
}

/** The filters after a change. The list starts over, and another category drops the facets. */
export function withFilter(filters: ChoiceFilters, change: Partial<ChoiceFilters>): ChoiceFilters {
  if (change.category !== undefined && change.category !== filters.category) {
    return { ...startFilters(change.category), q: filters.q };
  }
  return { ...filters, page: 1, ...change };
}

/** As the call expects them. */
export function toChoicesQuery(filters: ChoiceFilters, of: ListedFor & { readonly ppp: number }) {
  const { category, q, maxCents, page } = filters;
  return {
    ...eachChoice((facet) => (filters[facet] ? [filters[facet]] : [])),
    category,
    q,
    page,
    ppp: of.ppp,
    ...(maxCents === null ? {} : { max_price: maxCents }),
    ...(of.vsdId === null ? {} : { vsd_id: of.vsdId }),
    ...(of.kind === null ? {} : { kind: of.kind }),
    ...(of.like === null ? {} : { like: of.like }),
  };
}

function eachChoice<T>(make: (facet: ChoiceFacet) => T): Record<ChoiceFacet, T> {
  const entries = CHOICE_FACET_NAMES.map((facet) => [facet, make(facet)]);
  return Object.fromEntries(entries) as Record<ChoiceFacet, T>;
}
