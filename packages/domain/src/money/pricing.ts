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
  subtract,
} from './money.ts';

/** PRO-05, POL-18: the minimum markup, and the one that applies until the pro sets another. */
const MINIMUM_MARKUP: Ppm = percent(10);
export const STANDARD_MARKUP: Ppm = percent(10);

/** Rates that make up a price; `couponRate` applies to the same base as the markup. */
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
 * `markup = round(base x markup rate)`; a coupon takes `round(base x coupon rate)` off, at most
 * the markup (PRO-06). Coupon and markup share one base, so that a coupon of the markup's percent
 * takes exactly the markup; show a coupon in dollars, since it is not a percentage of the price.
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
  const wanted = couponRate === undefined ? cents(0) : mulRate(base, couponRate);
  const couponOff = cents(Math.min(wanted, markup));
  return { wholesale, fee, markup, couponOff, price: subtract(add(base, markup), couponOff) };
}

/** Database ids as callers have them; one type per call. */
type Id = number | string;

/** A showroom's markup rates: one for all, and those set for a category or a product by id. */
export interface MarkupRates {
  readonly showroomRate?: Ppm | undefined;
  readonly categoryRates?: ReadonlyMap<Id, Ppm> | undefined;
  readonly productRates?: ReadonlyMap<Id, Ppm> | undefined;
}

/**
 * The markup rate of a product: its own, else that of its nearest category, else the showroom's,
 * else the standard 10 %. `categoryIds` run from the product's own category up to its department.
 */
export function resolveMarkup(
  rates: MarkupRates,
  of: { readonly productId: Id; readonly categoryIds: readonly Id[] },
): Ppm {
  const own = rates.productRates?.get(of.productId);
  if (own !== undefined) return own;
  for (const id of of.categoryIds) {
    const rate = rates.categoryRates?.get(id);
    if (rate !== undefined) return rate;
  }
  return rates.showroomRate ?? STANDARD_MARKUP;
}

/** PRO-05: refuses a markup under the minimum; null when the rate passes. */
export function checkMarkupRate(rate: Ppm): Refusal<'markup_below_minimum'> | null {
  if (rate >= MINIMUM_MARKUP) return null;
  return refuse('markup_below_minimum', { params: { minimum: formatPercent(MINIMUM_MARKUP) } });
}

/** PRO-06: refuses a coupon above the markup it would come out of; null when the rate passes. */
export function checkCouponRate(
  couponRate: Ppm,
  markupRate: Ppm,
): Refusal<'coupon_above_markup'> | null {
  if (couponRate <= markupRate) return null;
  return refuse('coupon_above_markup', { params: { markup: formatPercent(markupRate) } });
}
