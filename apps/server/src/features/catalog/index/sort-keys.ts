import { SORTS } from '@wevisu/contract/catalog.ts';
import { type CatalogData, POPULARITY_AT, RECORD } from './data.ts';
import { type PriceView, priceOf } from './price-view.ts';

export const SORT_ORDERS = SORTS;
export type Sort = (typeof SORTS)[number];

/** Above every popularity, so that a better match always comes before a more popular one. */
const TIER_WEIGHT = 2 ** 33;

/** Numbers that put docs into an order: the smaller comes first. */
export function sortKeys(given: {
  readonly data: CatalogData;
  readonly sort: Sort;
  readonly view: PriceView | null;
  readonly docs: Uint32Array;
  readonly length: number;
  readonly tiers: Uint8Array | null;
}): Float64Array {
  const { data, view, docs, length, tiers } = given;
  const keys = new Float64Array(length);
  const { records, createdAt, nameRank } = data;
  const sort = view === null && given.sort.startsWith('price') ? 'popular' : given.sort;
  for (let i = 0; i < length; i += 1) {
    const doc = docs[i] as number;
    if (sort === 'newest') keys[i] = -(createdAt[doc] as number);
    else if (sort === 'name') keys[i] = nameRank[doc] as number;
    else if (sort === 'price_asc' && view !== null) keys[i] = priceOf(view, data, doc);
    else if (sort === 'price_desc' && view !== null) keys[i] = -priceOf(view, data, doc);
    else {
      const tier = sort === 'relevance' && tiers !== null ? (tiers[i] as number) : 0;
      keys[i] = tier * TIER_WEIGHT - (records[doc * RECORD + POPULARITY_AT] as number);
    }
  }
  return keys;
}
