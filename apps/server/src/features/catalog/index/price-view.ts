// A showroom's prices over the index: the domain's function with the rate of each product at hand.
import { cents, type Ppm } from '@wevisu/domain/money/money.ts';
import { wholesaleRange } from '@wevisu/domain/money/price-range.ts';
import { type MarkupRates, resolveMarkup, unitPrice } from '@wevisu/domain/money/pricing.ts';
import { FACET_PLACES, ORDINAL, PROFILE } from './data.ts';
import { type CatalogState, ordinalOf, profileOfDoc, wholesaleOf } from './state.ts';
import { parentOf, type Taxonomy } from './taxonomy.ts';

/** What the index must know of a showroom. */
export interface Terms {
  readonly platformRate: Ppm;
  readonly rates: MarkupRates;
  /** Names these terms among all: other terms have another. */
  readonly version: number;
}

export interface PriceView {
  readonly terms: Terms;
  /** By category ordinal. */
  readonly markups: readonly Ppm[];
  /** By brand code, of the brands that have rates of their own: by category ordinal. */
  readonly brandMarkups: ReadonlyMap<number, readonly Ppm[]>;
  readonly hasProductRates: boolean;
}

export function createPriceView(taxonomy: Taxonomy, terms: Terms): PriceView {
  // No product and no brand has id 0, so this asks for the rate of the category alone.
  const productId = 0;
  const markupsOf = (brandId: number) =>
    taxonomy.categories.map((category) => {
      const categoryIds = [category.id, parentOf(taxonomy, category)?.id ?? category.id];
      return resolveMarkup(terms.rates, { productId, brandId, categoryIds });
    });
  const brandMarkups = new Map<number, readonly Ppm[]>();
  for (const brandId of terms.rates.brandRates?.keys() ?? []) {
    const code = taxonomy.brandCodeOf.get(Number(brandId));
    if (code !== undefined) brandMarkups.set(code, markupsOf(Number(brandId)));
  }
  return {
    terms,
    markups: markupsOf(0),
    brandMarkups,
    hasProductRates: (terms.rates.productRates?.size ?? 0) > 0,
  };
}

/** The markup of the product or its brand where the pro has set one, undefined where its category's holds. */
export function ownMarkup(view: PriceView, state: CatalogState, doc: number): Ppm | undefined {
  const { data } = state;
  if (view.hasProductRates) {
    const own = view.terms.rates.productRates?.get(data.productIds[doc] as number);
    if (own !== undefined) return own;
  }
  return brandMarkup(view, state, profileOfDoc(data, doc));
}

/** The markup of a profile's brand there, undefined where its category's holds. */
export function brandMarkup(
  { brandMarkups }: PriceView,
  { coders }: CatalogState,
  profile: number,
): Ppm | undefined {
  if (brandMarkups.size === 0) return undefined;
  const table = coders.profile.table();
  const at = profile * PROFILE;
  const ofBrand = brandMarkups.get(table[at + FACET_PLACES.brand] as number);
  return ofBrand?.[table[at + ORDINAL] as number];
}

/** Cents that a unit of the product's cheapest variant costs. */
export function priceOf(view: PriceView, state: CatalogState, doc: number): number {
  const markupRate = ownMarkup(view, state, doc) ?? markupAt(view, ordinalOf(state, doc));
  return priceAt(view, wholesaleOf(state.data, doc), markupRate);
}

export function priceAt(view: PriceView, wholesale: number, markupRate: Ppm): number {
  const { platformRate } = view.terms;
  return unitPrice({ wholesale: cents(wholesale), platformRate, markupRate }).price;
}

export function markupAt(view: PriceView, ordinal: number): Ppm {
  return view.markups[ordinal] as Ppm;
}

/** In cents, both included; null is open. */
export interface PriceBounds {
  readonly min: number | null;
  readonly max: number | null;
}

/** Whether a doc's price lies within bounds: by its wholesale, bounds worked out once per rate. */
export function createPriceTest(
  view: PriceView,
  state: CatalogState,
  bounds: PriceBounds,
): (doc: number) => boolean {
  const min = new Float64Array(view.markups.length);
  const max = new Float64Array(view.markups.length);
  const byRate = new Map<Ppm, readonly [number, number]>();
  view.markups.forEach((rate, ordinal) => {
    const range = byRate.get(rate) ?? wholesaleBounds(view, bounds, rate);
    byRate.set(rate, range);
    [min[ordinal], max[ordinal]] = range;
  });
  return (doc) => {
    const wholesale = wholesaleOf(state.data, doc);
    const own = ownMarkup(view, state, doc);
    if (own !== undefined) {
      const price = priceAt(view, wholesale, own);
      return price >= (bounds.min ?? 0) && price <= (bounds.max ?? Number.POSITIVE_INFINITY);
    }
    const ordinal = ordinalOf(state, doc);
    return wholesale >= (min[ordinal] as number) && wholesale <= (max[ordinal] as number);
  };
}

function wholesaleBounds(
  { terms: { platformRate } }: PriceView,
  { min, max }: PriceBounds,
  markupRate: Ppm,
): readonly [number, number] {
  const range = wholesaleRange(
    { min: min === null ? undefined : cents(min), max: max === null ? undefined : cents(max) },
    { platformRate, markupRate },
  );
  return range === null ? [1, 0] : [range.min ?? 0, range.max ?? Number.POSITIVE_INFINITY];
}
