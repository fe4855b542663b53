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

/** A quote before tax: `QuotedLine`s without it, together with what they were priced from. */
export interface OrderDelivery extends CartTotals {
  readonly shipping: Cents;
  readonly consignments: readonly Consignment[];
  /** In the order of the cart's lines. */
  readonly lines: readonly (CartLine & {
    readonly amount: Cents;
    readonly shipping: Cents;
    readonly taxable: boolean;
  })[];
}

/** Totals that need no address. */
export function cartTotals(lines: readonly Pick<CartLine, 'unit' | 'qty'>[]): CartTotals {
  return {
    items: sum(lines.map(lineAmount)),
    couponOff: sum(lines.map(({ unit, qty }) => multiplyByQty(unit.couponOff, qty))),
    quantity: lines.reduce((total, line) => total + line.qty, 0),
  };
}

type DeliveryInput = Omit<ShippingInput, 'lines'> & { readonly lines: readonly CartLine[] };

/** Goods and shipping of a delivery to `toZip`, as computeShipping has it, whose refusals and errors it passes on. */
export function quoteDelivery({
  lines,
  ...delivery
}: DeliveryInput): Result<OrderDelivery, 'shipping_unavailable'> {
  const goods = lines.map((line) => ({ ...line, amount: lineAmount(line) }));
  const shipping = computeShipping({ ...delivery, lines: goods });
  if (!shipping.ok) return shipping;
  return ok({
    ...cartTotals(lines),
    shipping: shipping.value.total,
    consignments: shipping.value.consignments,
    lines: goods.map((line, at) => ({
      ...line,
      taxable: line.taxable ?? true,
      shipping: shareOf(shipping.value.byLine, at),
    })),
  });
}

/** The quote of a delivery whose lines are taxed with so much each, in their order. */
export function addTax(delivery: OrderDelivery, byLine: readonly Cents[]): OrderQuote {
  const { lines, ...totals } = delivery;
  const tax = sum(byLine);
  return {
    ...totals,
    tax,
    total: add(totals.items, totals.shipping, tax),
    lines: lines.map((line, at) => {
      const { amount, shipping } = line;
      const lineTax = shareOf(byLine, at);
      return { amount, shipping, tax: lineTax, split: splitLine({ ...line, tax: lineTax }) };
    }),
  };
}

/**
 * The whole quote for a delivery to `toZip` in `state` (two letters), with the same vendors and
 * tables as computeShipping and computeTax, whose refusals and errors it passes on.
 */
export function quoteOrder({
  state,
  taxRules,
  ...input
}: DeliveryInput & {
  readonly state: string;
  readonly taxRules: ReadonlyMap<string, TaxRule>;
}): Result<OrderQuote, 'shipping_unavailable' | 'tax_unavailable'> {
  const delivery = quoteDelivery(input);
  if (!delivery.ok) return delivery;
  const tax = computeTax({ lines: delivery.value.lines, state, rules: taxRules });
  return tax.ok ? ok(addTax(delivery.value, tax.value.byLine)) : tax;
}

function shareOf(shares: readonly Cents[], at: number): Cents {
  const share = shares[at];
  if (share === undefined) throw new RangeError(`no share for line ${at}`);
  return share;
}
