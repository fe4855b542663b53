import { SORTS } from '@wevisu/contract/catalog.ts';
import { type PriceView, priceOf } from './price-view.ts';
import { type CatalogState, ordinalOf } from './state.ts';
import type { Category } from './taxonomy.ts';

export const SORT_ORDERS = SORTS;
export type Sort = (typeof SORTS)[number];

/** Above every popularity, so that a better match always comes before a more popular one. */
const TIER_WEIGHT = 2 ** 33;
/** Above every tier. */
const FIRST_WEIGHT = 2 ** 42;

/** Numbers that put docs into an order: the smaller comes first. */
export function sortKeys(given: {
  readonly state: CatalogState;
  readonly sort: Sort;
  /** Docs of this category come first by popularity and relevance; null for none. */
  readonly first: Category | null;
  readonly view: PriceView | null;
  readonly docs: Uint32Array;
  readonly length: number;
  readonly tiers: Uint8Array;
}): Float64Array {
  const { state, first, view, docs, length, tiers } = given;
  const keys = new Float64Array(length);
  const { popularity, createdAt, nameRank } = state.data;
  const sort = view === null && given.sort.startsWith('price') ? 'popular' : given.sort;
  for (let i = 0; i < length; i += 1) {
    const doc = docs[i] as number;
    if (sort === 'newest') keys[i] = -(createdAt[doc] as number);
    else if (sort === 'name') keys[i] = nameRank[doc] as number;
    else if (sort === 'price_asc' && view !== null) keys[i] = priceOf(view, state, doc);
    else if (sort === 'price_desc' && view !== null) keys[i] = -priceOf(view, state, doc);
    else {
      const tier = sort === 'relevance' ? (tiers[i] as number) : 0;
      const lead = first !== null && isIn(state, first, doc) ? FIRST_WEIGHT : 0;
      keys[i] = tier * TIER_WEIGHT - (popularity[doc] as number) - lead;
    }
  }
  return keys;
}

/** Products hang on one category: whether it is this one or below it. */
function isIn(state: CatalogState, { from, to }: Category, doc: number): boolean {
  const ordinal = ordinalOf(state, doc);
  return from <= ordinal && ordinal < to;
}
