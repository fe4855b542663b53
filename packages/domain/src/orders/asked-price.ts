/**
 * Another price that a vendor asks for a line before approving it (POL-03): what it makes of the line by the rates that were
 * frozen at the purchase, and who has to agree. Shipping stays, since it goes by weight.
 */

import {
  add,
  type Cents,
  cents,
  mulRate,
  multiplyByQty,
  type Ppm,
  subtract,
} from '../money/money.ts';
import { type PriceRates, unitPrice } from '../money/pricing.ts';

/** 'withdrawn': by the vendor, or because the line went another way meanwhile. */
export const ASKED_PRICE_STATES = ['open', 'accepted', 'declined', 'expired', 'withdrawn'] as const;
export type AskedPriceState = (typeof ASKED_PRICE_STATES)[number];

/** Why a line is declined whose new price nobody accepted, as the homeowner and the vendor read it: without an amount. */
export const NOT_ACCEPTED = {
  declined: 'The new price was not accepted.',
  expired: 'The new price was not answered in time.',
} as const;

/** Per selling unit, as frozen on an order item: the markup is what is left of it after a coupon. */
export interface FrozenPrice {
  readonly finalPrice: Cents;
  readonly fee: Cents;
  readonly contractorMarkupAmt: Cents;
  readonly couponOff: Cents;
  readonly price: Cents;
}

/** The price of a unit by frozen rates; `price = finalPrice + fee + contractorMarkupAmt`. */
export function freezePrice(finalPrice: Cents, rates: PriceRates): FrozenPrice {
  const { fee, markup, couponOff, price } = unitPrice({ wholesale: finalPrice, ...rates });
  return { finalPrice, fee, contractorMarkupAmt: subtract(markup, couponOff), couponOff, price };
}

/** What a line comes to; `amount = line + shipping + tax`, `platform = fee x qty + tax`. */
export interface LineAmounts {
  readonly line: Cents;
  readonly tax: Cents;
  readonly platform: Cents;
  readonly amount: Cents;
}

/**
 * The amounts of a line at another price. Its tax changes by the tax on the difference alone, so that what rounding gave it
 * at the purchase stays with it; a line that carried no tax is exempt and stays so.
 */
export function amountsAt(
  to: Pick<FrozenPrice, 'price' | 'fee'>,
  line: {
    readonly qty: number;
    readonly price: Cents;
    readonly shipping: Cents;
    readonly tax: Cents;
    readonly taxRate: Ppm;
  },
): LineAmounts {
  const { qty, shipping, taxRate } = line;
  const before = multiplyByQty(line.price, qty);
  const after = multiplyByQty(to.price, qty);
  const isExempt = line.tax === 0 && mulRate(before, taxRate) > 0;
  const change = subtract(mulRate(after, taxRate), mulRate(before, taxRate));
  const tax = isExempt ? cents(0) : cents(Math.max(0, add(line.tax, change)));
  return {
    line: after,
    tax,
    platform: add(multiplyByQty(to.fee, qty), tax),
    amount: add(after, shipping, tax),
  };
}

/** POL-03: the homeowner agrees to whatever costs more; what costs no more is taken at once. */
export function needsConsent(
  from: { readonly price: Cents },
  to: { readonly price: Cents },
): boolean {
  return to.price > from.price;
}
