// The price range of a list: from the wholesale extremes per category, since a price never
// falls while wholesale rises; products with a rate of their own are priced one by one.

import type { Ppm } from '@wevisu/domain/money/money.ts';
import { currentDoc } from './apply-facts.ts';
import type { Facets } from './facet-values.ts';
import {
  brandMarkup,
  markupAt,
  ownMarkup,
  type PriceView,
  priceAt,
  priceOf,
} from './price-view.ts';
import { refreshExtremes } from './profile-totals.ts';
import { type CatalogState, forEachDoc, ordinalOf, wholesaleOf } from './state.ts';

interface Extremes {
  min: number;
  max: number;
}

const NOTHING = { min: Number.POSITIVE_INFINITY, max: Number.NEGATIVE_INFINITY };

function include(extremes: Extremes, price: number): void {
  if (price < extremes.min) extremes.min = price;
  if (price > extremes.max) extremes.max = price;
}

function toRange({ min, max }: Extremes): Facets['price'] {
  return max < min ? null : { min, max };
}

/** Collects prices and reports the lowest and the highest. */
export interface PriceSink {
  readonly extremes: Readonly<Extremes>;
  /** Docs with a rate of their own; null for none. */
  readonly special: SpecialDocs | null;
  /** What a doc of the category without a rate of its own costs. */
  priceOf(ordinal: number, wholesale: number): number;
  add(ordinal: number, wholesale: number): void;
  /** Whether any brand has a rate of its own. */
  readonly hasBrandRates: boolean;
  /** What docs of the profile cost at least and at most where its brand has a rate of its own, else null. */
  brandPrices(profile: number): Readonly<Extremes> | null;
  include(price: number): void;
  /** Whether the doc's category decides its price. */
  isPlain(doc: number): boolean;
  addDoc(doc: number): void;
  range(): Facets['price'];
}

export function createPriceSink(state: CatalogState, view: PriceView): PriceSink {
  const extremes: Extremes = { ...NOTHING };
  const priceAtRate = (ordinal: number, wholesale: number) =>
    priceAt(view, wholesale, markupAt(view, ordinal));
  return {
    extremes,
    special: specialOf(state, view),
    priceOf: priceAtRate,
    hasBrandRates: view.brandMarkups.size > 0,
    brandPrices(profile) {
      const rate = brandMarkup(view, state, profile);
      if (rate === undefined) return null;
      const { min, max } = state.totals;
      return {
        min: priceAt(view, min[profile] as number, rate),
        max: priceAt(view, max[profile] as number, rate),
      };
    },
    include: (price) => include(extremes, price),
    isPlain: (doc) => ownMarkup(view, state, doc) === undefined,
    add: (ordinal, wholesale) => include(extremes, priceAtRate(ordinal, wholesale)),
    addDoc: (doc) => include(extremes, priceOf(view, state, doc)),
    range: () => toRange(extremes),
  };
}

/** Of whole categories [from, to), from extremes that are kept until a product of them changes. */
export function priceRangeOfCategories(
  state: CatalogState,
  view: PriceView,
  { from, to }: { readonly from: number; readonly to: number },
): Facets['price'] {
  const { ordinals: special } = docsWithOwnRates(state, view);
  const prices: Extremes = { ...NOTHING };
  for (let ordinal = from; ordinal < to; ordinal += 1) {
    if (state.counts[ordinal]?.total === 0) continue;
    const range = special.has(ordinal)
      ? rangeWithOwnRates(state, view, ordinal)
      : rangeWithoutOwnRates(state, view, ordinal);
    include(prices, range.min);
    include(prices, range.max);
  }
  return toRange(prices);
}

function rangeWithoutOwnRates(state: CatalogState, view: PriceView, ordinal: number): Extremes {
  const prices: Extremes = { ...NOTHING };
  for (const [rate, { min, max }] of wholesaleByRate(state, view, ordinal)) {
    include(prices, priceAt(view, min, rate));
    include(prices, priceAt(view, max, rate));
  }
  return prices;
}

function rangeWithOwnRates(state: CatalogState, view: PriceView, ordinal: number): Extremes {
  const prices: Extremes = { ...NOTHING };
  forEachDoc(state, { from: ordinal, to: ordinal + 1 }, (doc) => {
    const rate = ownMarkup(view, state, doc) ?? markupAt(view, ordinal);
    include(prices, priceAt(view, wholesaleOf(state.data, doc), rate));
  });
  return prices;
}

/** The wholesale extremes of a category, apart for each markup that holds in it. */
function wholesaleByRate(
  state: CatalogState,
  view: PriceView,
  ordinal: number,
): ReadonlyMap<Ppm, Extremes> {
  const { totals } = state;
  refreshExtremes(state, ordinal);
  const byRate = new Map<Ppm, Extremes>();
  const rate = markupAt(view, ordinal);
  const plain: Extremes = { ...NOTHING };
  for (const profile of totals.ofCategory[ordinal] ?? []) {
    if (totals.docs[profile] === 0) continue;
    const ofBrand = brandMarkup(view, state, profile);
    const extremes = ofBrand === undefined ? plain : (byRate.get(ofBrand) ?? { ...NOTHING });
    if (ofBrand !== undefined) byRate.set(ofBrand, extremes);
    include(extremes, totals.min[profile] as number);
    include(extremes, totals.max[profile] as number);
  }
  const earlier = byRate.get(rate);
  if (earlier !== undefined && plain.max >= plain.min) {
    include(plain, earlier.min);
    include(plain, earlier.max);
  }
  if (plain.max >= plain.min) byRate.set(rate, plain);
  return byRate;
}

export interface SpecialDocs {
  readonly version: number;
  readonly docs: ReadonlySet<number>;
  /** The categories that have any. */
  readonly ordinals: ReadonlySet<number>;
}

function specialOf(state: CatalogState, view: PriceView): SpecialDocs | null {
  if (!view.hasProductRates) return null;
  const special = docsWithOwnRates(state, view);
  return special.docs.size === 0 ? null : special;
}

const specialDocs = new WeakMap<PriceView, SpecialDocs>();

function docsWithOwnRates(state: CatalogState, view: PriceView): SpecialDocs {
  const known = specialDocs.get(view);
  if (known?.version === state.version) return known;
  const docs = new Set<number>();
  for (const productId of view.terms.rates.productRates?.keys() ?? []) {
    const doc = currentDoc(state, Number(productId));
    if (doc !== -1) docs.add(doc);
  }
  const ordinals = new Set([...docs].map((doc) => ordinalOf(state, doc)));
  const special = { version: state.version, docs, ordinals };
  specialDocs.set(view, special);
  return special;
}
