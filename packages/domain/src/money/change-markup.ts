import { add, type Cents, cents, mulRate, type Ppm, ppm, subtract } from './money.ts';
import { MINIMUM_MARKUP, maxCouponRate } from './pricing.ts';

/** The highest markup that the database takes. */
export const MAXIMUM_MARKUP: Ppm = ppm(5_000_000);

export type MarkupAct = 'set' | 'raise' | 'lower';

/** A rate after a change of many: one that would leave the bounds stays at the bound. */
export function changeMarkup(rate: Ppm, act: MarkupAct, by: Ppm): Ppm {
  const wanted = act === 'set' ? by : act === 'raise' ? rate + by : rate - by;
  return ppm(Math.min(Math.max(wanted, MINIMUM_MARKUP), MAXIMUM_MARKUP));
}

/** What a pro sees of a price: `price = cost + markup`, as unitPrice has it, with the cost in one. */
export interface MarkedUp {
  readonly markup: Cents;
  readonly price: Cents;
  /** What a coupon leaves of the markup. */
  readonly left: Cents;
}

/** The price of one unit that costs the pro `cost`, which is wholesale and fee. */
export function markUp(cost: Cents, rate: Ppm, couponRate: Ppm | null): MarkedUp {
  const markup = mulRate(cost, rate);
  const price = add(cost, markup);
  const isAllowed = couponRate !== null && couponRate <= maxCouponRate(rate);
  const off = isAllowed ? mulRate(price, couponRate) : cents(0);
  return { markup, price, left: subtract(markup, off) };
}

/** The lowest markup that a coupon of this rate may come out of. */
export function leastMarkupOf(couponRate: Ppm): Ppm {
  // Below 1,000,000, as m / (1 + m) always is.
  const least = Math.ceil((couponRate * 1_000_000) / (1_000_000 - couponRate));
  return ppm(maxCouponRate(ppm(least)) >= couponRate ? least : least + 1);
}
