// Least and greatest price of a list: of the wholesale extremes per category, since a price never
// falls while wholesale rises; products with a rate of their own are priced one by one.

import { currentDoc } from './apply-facts.ts';
import type { Facets } from './facet-values.ts';
import { markupAt, ownMarkup, type PriceView, priceAt, priceOf } from './price-view.ts';
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

/** Takes in the wholesale of many docs; the hot loop in scan.ts writes to it directly. */
export interface PriceSink {
  /** By category ordinal, of docs without a rate of their own. */
  readonly least: Float64Array;
  readonly most: Float64Array;
  /** Docs with a rate of their own; null for none. */
  readonly special: ReadonlySet<number> | null;
  addSpecial(doc: number): void;
  range(): Facets['price'];
}

export function createPriceSink(state: CatalogState, view: PriceView): PriceSink {
  const { data, taxonomy } = state;
  const least = new Float64Array(taxonomy.categories.length).fill(NOTHING.min);
  const most = new Float64Array(taxonomy.categories.length).fill(NOTHING.max);
  const prices: Extremes = { ...NOTHING };
  return {
    least,
    most,
    special: view.hasProductRates ? docsWithOwnRates(state, view) : null,
    addSpecial: (doc) => include(prices, priceOf(view, data, doc)),
    range() {
      for (let ordinal = 0; ordinal < least.length; ordinal += 1) {
        if ((most[ordinal] as number) < (least[ordinal] as number)) continue;
        include(prices, priceAt(view, least[ordinal] as number, markupAt(view, ordinal)));
        include(prices, priceAt(view, most[ordinal] as number, markupAt(view, ordinal)));
      }
      return toRange(prices);
    },
  };
}

/** Of whole categories [from, to), from extremes that are kept until a product of them changes. */
export function priceRangeOfCategories(
  state: CatalogState,
  view: PriceView,
  { from, to }: { readonly from: number; readonly to: number },
): Facets['price'] {
  const special = new Set(
    [...docsWithOwnRates(state, view)].map((doc) => ordinalOf(state.data, doc)),
  );
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
  const rate = markupAt(view, ordinal);
  const { min, max } = wholesaleExtremes(state, ordinal);
  return { min: priceAt(view, min, rate), max: priceAt(view, max, rate) };
}

function rangeWithOwnRates(state: CatalogState, view: PriceView, ordinal: number): Extremes {
  const prices: Extremes = { ...NOTHING };
  forEachDoc(state, { from: ordinal, to: ordinal + 1 }, (doc) => {
    const rate = ownMarkup(view, state.data, doc) ?? markupAt(view, ordinal);
    include(prices, priceAt(view, wholesaleOf(state.data, doc), rate));
  });
  return prices;
}

function wholesaleExtremes(state: CatalogState, ordinal: number): Extremes {
  const counts = state.counts[ordinal];
  if (counts?.range) return { ...counts.range };
  const extremes: Extremes = { ...NOTHING };
  forEachDoc(state, { from: ordinal, to: ordinal + 1 }, (doc) => {
    include(extremes, wholesaleOf(state.data, doc));
  });
  if (counts !== undefined) counts.range = { ...extremes };
  return extremes;
}

function docsWithOwnRates(state: CatalogState, view: PriceView): ReadonlySet<number> {
  const docs = new Set<number>();
  for (const productId of view.terms.rates.productRates?.keys() ?? []) {
    const doc = currentDoc(state, Number(productId));
    if (doc !== -1) docs.add(doc);
  }
  return docs;
}
