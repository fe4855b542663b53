import type { PriceListSummary } from '@wevisu/contract/price-lists.ts';

/** A tenth of what is sold may end, half of it change its price, and a price by half, before it is asked about. */
const ENDING_SHARE = 0.1;
const PRICED_SHARE = 0.5;
const LARGEST_PPM = 500_000;

/** The number of changes that has to be typed, because a wrong column would look like this; null if nothing is odd. */
export function changesToConfirm(of: Omit<PriceListSummary, 'confirm'>): number | null {
  const ending = of.missing + of.ended;
  const priced = of.prices_up + of.prices_down;
  const isOdd =
    ending > Math.max(10, of.live * ENDING_SHARE) ||
    priced > Math.max(100, of.live * PRICED_SHARE) ||
    of.largest_rise_ppm > LARGEST_PPM ||
    of.largest_fall_ppm > LARGEST_PPM;
  return isOdd ? of.changed + of.missing - of.below_allowed : null;
}
