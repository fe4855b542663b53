/**
 * The full cost of an order, from priced lines: shown in the cart and at checkout, recomputed by the
 * server when the order is placed (U-14), and frozen on its items.
 */

import { ok, type Result } from '../errors/errors.ts';
import { add, type Cents, multiplyByQty, sum } from '../money/money.ts';
import type { UnitPrice } from '../money/pricing.ts';
import { type LineSplit, lineAmount, splitLine } from '../money/split-line.ts';
import { computeTax, type TaxRule } from '../money/tax.ts';
import { type Consignment, computeShipping, type ShippingInput } from './shipping.ts';

/** A priced line of a cart. */
export interface CartLine {
  readonly vendorId: number | string;
  readonly qty: number;
  readonly unit: UnitPrice;
  /** Grams of one selling unit. */
  readonly weightG: number;
  /** True unless the product is exempt from sales tax. */
  readonly taxable?: boolean | undefined;
}

export interface CartTotals {
  /** Cost of the goods after the coupon. */
  readonly items: Cents;
  /** The coupon discount. */
  readonly couponOff: Cents;
  /** CART-02: the sum of all quantities. */
  readonly quantity: number;
}

export interface QuotedLine {
  readonly amount: Cents;
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly split: LineSplit;
}

/** `total = items + shipping + tax`, which is also the sum of all lines' splits. */
export interface OrderQuote extends CartTotals {
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly total: Cents;
  readonly consignments: readonly Consignment[];
  /** In the order of the cart's lines. */
  readonly lines: readonly QuotedLine[];
}

/** Totals that need no address. */
export function cartTotals(lines: readonly Pick<CartLine, 'unit' | 'qty'>[]): CartTotals {
  return {
    items: sum(lines.map(lineAmount)),
    couponOff: sum(lines.map(({ unit, qty }) => multiplyByQty(unit.couponOff, qty))),
    quantity: lines.reduce((total, line) => total + line.qty, 0),
  };
}

/**
 * The whole quote for a delivery to `toZip` in `state` (two letters), with the same vendors and
 * tables as computeShipping and computeTax, whose refusals and errors it passes on.
 */
export function quoteOrder({
  lines,
  state,
  taxRules,
  ...delivery
}: Omit<ShippingInput, 'lines'> & {
  readonly lines: readonly CartLine[];
  readonly state: string;
  readonly taxRules: ReadonlyMap<string, TaxRule>;
}): Result<OrderQuote, 'shipping_unavailable' | 'tax_unavailable'> {
  const goods = lines.map((line) => ({ ...line, amount: lineAmount(line) }));
  const shipping = computeShipping({ ...delivery, lines: goods });
  if (!shipping.ok) return shipping;
  const priced = goods.map((line, at) => ({
    ...line,
    taxable: line.taxable ?? true,
    shipping: shareOf(shipping.value.byLine, at),
  }));
  const tax = computeTax({ lines: priced, state, rules: taxRules });
  if (!tax.ok) return tax;
  const quoted = priced.map((line, at) => {
    const { amount, shipping } = line;
    const lineTax = shareOf(tax.value.byLine, at);
    return { amount, shipping, tax: lineTax, split: splitLine({ ...line, tax: lineTax }) };
  });
  const totals = cartTotals(lines);
  return ok({
    ...totals,
    shipping: shipping.value.total,
    tax: tax.value.total,
    total: add(totals.items, shipping.value.total, tax.value.total),
    consignments: shipping.value.consignments,
    lines: quoted,
  });
}

function shareOf(shares: readonly Cents[], at: number): Cents {
  const share = shares[at];
  if (share === undefined) throw new RangeError(`no share for line ${at}`);
  return share;
}
