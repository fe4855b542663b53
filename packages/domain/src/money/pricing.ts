/**
 * The price of one selling unit in a showroom, and how a homeowner's price splits between vendor,
 * pro and platform. A price is computed from a page of rows, never stored per showroom.
 */

import { type Refusal, refuse } from '../errors/errors.ts';
import {
  add,
  type Cents,
  cents,
  formatPercent,
  mulRate,
  type Ppm,
  percent,
  ppm,
  subtract,
} from './money.ts';

/** PRO-05, POL-18: the minimum markup, and the one that applies until the pro sets another. */
export const MINIMUM_MARKUP: Ppm = percent(10);
export const STANDARD_MARKUP: Ppm = percent(10);
/**
 * Of every sample, in every showroom, and no coupon takes from it. Samples all cost the same: with the markup of
 * their product, the prices of two samples would tell how the markups of the two products compare.
 */
export const SAMPLE_MARKUP: Ppm = percent(10);

/** Rates that make up a price; `couponRate` is a part of the price that the homeowner sees. */
export interface PriceRates {
  readonly platformRate: Ppm;
  readonly markupRate: Ppm;
  readonly couponRate?: Ppm | undefined;
}

/** Amounts of one selling unit: `price = wholesale + fee + markup - couponOff`, to the cent. */
export interface UnitPrice {
  readonly wholesale: Cents;
  readonly fee: Cents;
  readonly markup: Cents;
  readonly couponOff: Cents;
  readonly price: Cents;
}

/**
 * Price of one selling unit. `fee = round(wholesale x platform rate)`, `base = wholesale + fee`,
 * `markup = round(base x markup rate)`; a coupon takes `round((base + markup) x coupon rate)` off.
 * It is a part of what the homeowner sees, and never of what only others may see: a discount of the
 * base, divided by its rate, would give the base, and with the price the markup.
 *
 * A coupon above `maxCouponRate` takes nothing off. Taking the markup instead would show the base.
 *
 * The same in SQL, with bigints and rates in ppm (coupon left out), for sorting and totals:
 *
 *     base  = wholesale + (wholesale * platform_ppm + 500000) / 1000000
 *     price = base + (base * markup_ppm + 500000) / 1000000
 *
 * To filter by price, turn the bounds into wholesale with price-range.ts: an index can serve that.
 * Throws RangeError for a negative wholesale.
 */
export function unitPrice({
  wholesale,
  platformRate,
  markupRate,
  couponRate,
}: PriceRates & { readonly wholesale: Cents }): UnitPrice {
  if (wholesale < 0) throw new RangeError(`negative wholesale: ${wholesale}`);
  const fee = mulRate(wholesale, platformRate);
  const base = add(wholesale, fee);
  const markup = mulRate(base, markupRate);
  const full = add(base, markup);
  const isAllowed = couponRate !== undefined && couponRate <= maxCouponRate(markupRate);
  const couponOff = isAllowed ? mulRate(full, couponRate) : cents(0);
  return { wholesale, fee, markup, couponOff, price: subtract(full, couponOff) };
}

/** Database ids as callers have them; one type per call. */
type Id = number | string;

/** The rates of one brand: one wherever it is sold, and those set for it within a category. */
export interface BrandRates {
  readonly everywhere?: Ppm | undefined;
  readonly categoryRates?: ReadonlyMap<Id, Ppm> | undefined;
}

/** A showroom's markup rates: one for all, and those set for a category, a brand or a product by id. */
export interface MarkupRates {
  readonly showroomRate?: Ppm | undefined;
  readonly categoryRates?: ReadonlyMap<Id, Ppm> | undefined;
  readonly brandRates?: ReadonlyMap<Id, BrandRates> | undefined;
  readonly productRates?: ReadonlyMap<Id, Ppm> | undefined;
}

/** What a markup depends on. `categoryIds` run from the product's own category up. */
export interface MarkupOf {
  readonly productId: Id;
  readonly brandId: Id;
  readonly categoryIds: readonly Id[];
}

/**
 * The markup rate of a product, by the most specific rule: its own; else its brand's, in its nearest
 * category or everywhere; else its nearest category's; else the showroom's, else the standard 10 %.
 * The same in SQL is MARKUP_PPM_SQL.
 */
export function resolveMarkup(rates: MarkupRates, of: MarkupOf): Ppm {
  const ofBrand = rates.brandRates?.get(of.brandId);
  return (
    rates.productRates?.get(of.productId) ??
    nearestRate(ofBrand?.categoryRates, of.categoryIds) ??
    ofBrand?.everywhere ??
    nearestRate(rates.categoryRates, of.categoryIds) ??
    rates.showroomRate ??
    STANDARD_MARKUP
  );
}

function nearestRate(
  rates: ReadonlyMap<Id, Ppm> | undefined,
  categoryIds: readonly Id[],
): Ppm | undefined {
  if (rates === undefined) return undefined;
  for (const id of categoryIds) {
    const rate = rates.get(id);
    if (rate !== undefined) return rate;
  }
  return undefined;
}

/** PRO-05: refuses a markup under the minimum; null when the rate passes. */
export function checkMarkupRate(rate: Ppm): Refusal<'markup_below_minimum'> | null {
  if (rate >= MINIMUM_MARKUP) return null;
  return refuse('markup_below_minimum', { params: { minimum: formatPercent(MINIMUM_MARKUP) } });
}

/**
 * PRO-06, G-56: the highest coupon where `markupRate` is the lowest markup of what it covers:
 * `m / (1 + m)`, which of the price is just the markup. Rounded down, so that a discount rounded
 * half-up never exceeds a markup rounded half-up: with `markup >= base x m - 1/2` it comes to less
 * than `markup + 1/2`. The database holds the same (`max_coupon_ppm`).
 */
export function maxCouponRate(markupRate: Ppm): Ppm {
  return ppm(Math.floor((markupRate * 1_000_000) / (1_000_000 + markupRate)));
}

/** PRO-06: refuses a coupon above the markup it would come out of; null when the rate passes. */
export function checkCouponRate(
  couponRate: Ppm,
  markupRate: Ppm,
): Refusal<'coupon_above_markup'> | null {
  if (couponRate <= maxCouponRate(markupRate)) return null;
  return refuse('coupon_above_markup', {
    params: { maximum: shownMaxCoupon(markupRate), markup: formatPercent(markupRate) },
  });
}

/** The highest coupon in words: of the rate's six digits two after the point are shown, never more than is allowed. */
export function shownMaxCoupon(markupRate: Ppm): string {
  const max = maxCouponRate(markupRate);
  return formatPercent(ppm(max - (max % 100)));
}
