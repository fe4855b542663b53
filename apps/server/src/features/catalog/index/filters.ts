import type { AllFacetSlugs } from './facet-slugs.ts';
import { createPriceTest, type PriceBounds, type PriceView } from './price-view.ts';
import type { CatalogState } from './state.ts';
import type { Taxonomy } from './taxonomy.ts';

/** Values as addresses write them; an empty list is no filter. */
export interface FilterInput {
  readonly brand: readonly string[];
  readonly color: readonly string[];
  readonly material: readonly string[];
  readonly size: readonly string[];
  readonly finish: readonly string[];
  readonly inStock: boolean;
  /** Null without bounds. */
  readonly price: PriceBounds | null;
}

export const NO_FILTERS: FilterInput = {
  brand: [],
  color: [],
  material: [],
  size: [],
  finish: [],
  inStock: false,
  price: null,
};

export function hasFilters(input: FilterInput): boolean {
  const { brand, color, material, size, finish } = input;
  const chosen = [brand, color, material, size, finish].some((values) => values.length > 0);
  return chosen || input.inStock || input.price !== null;
}

/** By code 1 where the value is chosen; null where the facet is not filtered. */
export type Allowed = Uint8Array | null;

export interface Filters {
  readonly brand: Allowed;
  readonly color: Allowed;
  readonly material: Allowed;
  /** By set code: whether the set holds a chosen value. */
  readonly sizeSet: Allowed;
  readonly finishSet: Allowed;
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
  const { values } = state.data;
  const size = allow(input.size, slugs.size.codes, values.sizes.length);
  const finish = allow(input.finish, slugs.finish.codes, values.finishes.length);
  return {
    brand:
      input.brand.length === 0
        ? null
        : allow(input.brand, brandCodesOf(state), state.taxonomy.brands.length),
    color: allow(input.color, slugs.color.codes, values.colors.length),
    material: allow(input.material, slugs.material.codes, values.materials.length),
    sizeSet: allowSets(size, values.sizeSets),
    finishSet: allowSets(finish, values.finishSets),
    inStock: input.inStock,
    price: input.price === null || view === null ? null : createPriceTest(view, state, input.price),
  };
}

const brandCodes = new WeakMap<Taxonomy, ReadonlyMap<string, number>>();

/** By address and by name. */
function brandCodesOf({ taxonomy }: CatalogState): ReadonlyMap<string, number> {
  const known = brandCodes.get(taxonomy);
  if (known !== undefined) return known;
  const codes = new Map(
    taxonomy.brands.flatMap(({ slug, name }, code): [string, number][] => [
      [slug, code],
      [name.toLowerCase(), code],
    ]),
  );
  brandCodes.set(taxonomy, codes);
  return codes;
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
