import { eachFacet, FACET_NAMES, type FacetName } from '@wevisu/domain/catalog/facets.ts';
import type { AllFacetSlugs } from './facet-slugs.ts';
import { createPriceTest, type PriceBounds, type PriceView } from './price-view.ts';
import type { CatalogState } from './state.ts';

/** Values as addresses write them; an empty list is no filter. */
export interface FilterInput extends Readonly<Record<FacetName, readonly string[]>> {
  readonly inStock: boolean;
  /** Null without bounds. */
  readonly price: PriceBounds | null;
}

export const NO_FILTERS: FilterInput = {
  ...eachFacet(() => []),
  inStock: false,
  price: null,
};

export function hasFilters(input: FilterInput): boolean {
  return (
    FACET_NAMES.some((facet) => input[facet].length > 0) || input.inStock || input.price !== null
  );
}

/** By code 1 where the value is chosen; null where the facet is not filtered. */
export type Allowed = Uint8Array | null;

export interface Filters {
  /** By facet in the order of the table; of sets by set code: whether the set holds a chosen value. */
  readonly facets: readonly Allowed[];
  readonly inStock: boolean;
  readonly price: ((doc: number) => boolean) | null;
}

export interface FilterContext {
  readonly state: CatalogState;
  readonly slugs: AllFacetSlugs;
  /** Null outside a showroom: then there are no prices to filter by. */
  readonly view: PriceView | null;
}

/** Values that do not exist choose nothing, as an old address of a value that is gone should. */
export function compileFilters({ state, slugs, view }: FilterContext, input: FilterInput): Filters {
  return {
    facets: FACET_NAMES.map((facet) => {
      const { texts, sets } = state.data.values[facet];
      const allowed = allow(input[facet], slugs[facet].codes, texts.length);
      return sets === null ? allowed : allowSets(allowed, sets);
    }),
    inStock: input.inStock,
    price: input.price === null || view === null ? null : createPriceTest(view, state, input.price),
  };
}

function allow(
  chosen: readonly string[],
  codes: ReadonlyMap<string, number>,
  length: number,
): Allowed {
  if (chosen.length === 0) return null;
  const allowed = new Uint8Array(length);
  for (const value of chosen) {
    const code = codes.get(value.toLowerCase());
    if (code !== undefined) allowed[code] = 1;
  }
  return allowed;
}

function allowSets(allowed: Allowed, sets: readonly (readonly number[])[]): Allowed {
  if (allowed === null) return null;
  return Uint8Array.from(sets, (set) => (set.some((code) => allowed[code] === 1) ? 1 : 0));
}
