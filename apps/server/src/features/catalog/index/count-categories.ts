// A list without words: counted by profile from totals that are kept, and read doc by doc only until
// the wanted ones are found. Its time grows with what is shown and not with the catalog.
import type { Filters } from './filters.ts';
import type { OfferView } from './offer-view.ts';
import type { PriceSink } from './price-ranges.ts';
import { refreshExtremes } from './profile-totals.ts';
import {
  countProfile,
  FAILS_FIRST,
  FAILS_MORE,
  growKept,
  isJudging,
  judge,
  type Kept,
  PASSES,
  type ProfileCounts,
  prepareBuffers,
  type ScanBuffers,
} from './scan.ts';
import { type CatalogState, forEachDoc, forEachLate, isAlive } from './state.ts';

export interface CategoryCount {
  readonly state: CatalogState;
  /** Without bounds of price, which only docs can be held against. */
  readonly filters: Filters;
  /** Category ordinals [from, to). */
  readonly span: { readonly from: number; readonly to: number };
  /** See a scan. */
  readonly headsOf: number;
  /** Null outside a showroom. */
  readonly prices: PriceSink | null;
  /** Null where everything is offered. */
  readonly offer: OfferView | null;
  readonly buffers: ScanBuffers;
}

/** Returns how many pass. */
export function countCategories(given: CategoryCount): number {
  const { state, filters, span, headsOf, prices, offer, buffers } = given;
  prepareBuffers(buffers, state.coders.profile.count());
  let passing = 0;
  for (let ordinal = span.from; ordinal < span.to; ordinal += 1) {
    const found = countCategory(given, ordinal);
    if (found === 0) continue;
    passing += found;
    if (prices !== null) {
      // What is in stock, and what has a rate of its own, is known of docs alone.
      const byDoc = prices.special?.ordinals.has(ordinal) || offer?.mixed.has(ordinal);
      if (filters.inStock || byDoc) priceDocs(given, prices, ordinal);
      else priceProfiles(given, prices, ordinal);
    }
    collect(given, ordinal, Math.min(found, headsOf));
  }
  forEachLate(state, span, (doc) => {
    if (passes(given, doc)) keep(buffers.kept, doc);
  });
  return passing;
}

function countCategory({ state, filters, offer, buffers }: CategoryCount, ordinal: number): number {
  const { totals } = state;
  const docsOf = offer?.countOf ?? ((profile: number) => totals.docs[profile] as number);
  const inStockOf = offer?.inStockOf ?? ((profile: number) => totals.inStock[profile] as number);
  const countOf = filters.inStock ? inStockOf : docsOf;
  const judged = isJudging(filters);
  let passing = 0;
  for (const profile of totals.ofCategory[ordinal] ?? []) {
    const count = countOf(profile);
    if (count === 0) continue;
    const verdict = judged ? judge(state, filters, profile) : PASSES;
    buffers.verdicts[profile] = verdict;
    if (verdict === FAILS_MORE) continue;
    if (verdict !== PASSES) {
      countProfile(buffers.failed[verdict - FAILS_FIRST] as ProfileCounts, profile, count);
      continue;
    }
    countProfile(buffers.passed, profile, count);
    buffers.inStock += inStockOf(profile);
    passing += count;
  }
  return passing;
}

function passes({ state, filters, offer, buffers }: CategoryCount, doc: number): boolean {
  const standing = state.data.standings[doc] as number;
  return (
    buffers.verdicts[standing >>> 1] === PASSES &&
    (!filters.inStock || (standing & 1) === 1) &&
    (offer === null || offer.offers(doc))
  );
}

function priceProfiles(
  { state, buffers }: CategoryCount,
  prices: PriceSink,
  ordinal: number,
): void {
  const { totals } = state;
  refreshExtremes(state, ordinal);
  let min = Number.POSITIVE_INFINITY;
  let max = 0;
  for (const profile of totals.ofCategory[ordinal] ?? []) {
    if (buffers.verdicts[profile] !== PASSES) continue;
    if (prices.hasBrandRates && totals.docs[profile] !== 0) {
      const ofBrand = prices.brandPrices(profile);
      if (ofBrand !== null) {
        prices.include(ofBrand.min);
        prices.include(ofBrand.max);
        continue;
      }
    }
    min = Math.min(min, totals.min[profile] as number);
    max = Math.max(max, totals.max[profile] as number);
  }
  if (max < min) return;
  prices.add(ordinal, min);
  prices.add(ordinal, max);
}

function priceDocs(given: CategoryCount, prices: PriceSink, ordinal: number): void {
  const { state } = given;
  forEachDoc(state, { from: ordinal, to: ordinal + 1 }, (doc) => {
    if (passes(given, doc)) prices.addDoc(doc);
  });
}

/** The first `wanted` of a category that pass, most popular first. */
function collect(given: CategoryCount, ordinal: number, wanted: number): void {
  const { state, filters, offer, buffers } = given;
  const { data } = state;
  const { standings } = data;
  const { verdicts } = buffers;
  const min = filters.inStock ? 1 : 0;
  const end = data.ranges[ordinal + 1] as number;
  let left = wanted;
  for (let doc = data.ranges[ordinal] as number; doc < end && left > 0; doc += 1) {
    const standing = standings[doc] as number;
    if (verdicts[standing >>> 1] !== PASSES || (standing & 1) < min) continue;
    if (!isAlive(data, doc) || offer?.offers(doc) === false) continue;
    keep(buffers.kept, doc);
    left -= 1;
  }
}

function keep(kept: Kept, doc: number): void {
  if (kept.length === kept.docs.length) growKept(kept, kept.length + 1);
  kept.docs[kept.length] = doc;
  kept.tiers[kept.length] = 0;
  kept.length += 1;
}
