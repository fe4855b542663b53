/**
 * A price filter as a range of wholesale prices. The price never falls as the wholesale rises, so
 * binary search finds both bounds exactly, and the database filters an indexed column instead of
 * computing a price per row. If rates differ per category, call it once per rate.
 */

import { type Cents, cents } from './money.ts';
import { type PriceRates, unitPrice } from './pricing.ts';

/** The smallest wholesale, 0 or more, whose price is at least `price`. */
export function minWholesaleForPrice(price: Cents, rates: PriceRates): Cents {
  let low = 0;
  // A price is never below its wholesale, so the answer is at most the price itself.
  let high = Math.max(0, price);
  while (low < high) {
    const middle = low + Math.floor((high - low) / 2);
    if (priceOf(middle, rates) >= price) high = middle;
    else low = middle + 1;
  }
  return cents(low);
}

/** The largest wholesale whose price is at most `price`; null for a negative price. */
export function maxWholesaleForPrice(price: Cents, rates: PriceRates): Cents | null {
  if (price < 0) return null;
  return cents(minWholesaleForPrice(cents(price + 1), rates) - 1);
}

/** Inclusive bounds of a filter; a missing one is open. */
export interface CentsRange {
  readonly min?: Cents | undefined;
  readonly max?: Cents | undefined;
}

/**
 * Wholesale range of a price range: a product's price lies within `range` exactly when its
 * wholesale lies within the answer; null when no wholesale does.
 */
export function wholesaleRange(range: CentsRange, rates: PriceRates): CentsRange | null {
  const min = range.min === undefined ? undefined : minWholesaleForPrice(range.min, rates);
  if (range.max === undefined) return { min };
  const max = maxWholesaleForPrice(range.max, rates);
  if (max === null || (min !== undefined && min > max)) return null;
  return { min, max };
}

function priceOf(wholesale: number, rates: PriceRates): number {
  return unitPrice({ ...rates, wholesale: cents(wholesale) }).price;
}
