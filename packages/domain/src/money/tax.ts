/** Sales tax by state, from a table that staff edit. Rates are ppm, so that 8.875 % is exact. */

import { ok, type Result, refuse } from '../errors/errors.ts';
import { add, allocate, type Cents, cents, mulRate, type Ppm, sum } from './money.ts';

export interface TaxRule {
  readonly rate: Ppm;
  /** Whether the state taxes delivery charges along with the goods. */
  readonly shippingTaxable: boolean;
}

export interface TaxLine {
  /** What the homeowner pays for the line's goods, coupon taken off. */
  readonly amount: Cents;
  /** The line's share of its vendor's shipping charge. */
  readonly shipping: Cents;
  readonly taxable: boolean;
}

export interface OrderTax {
  readonly total: Cents;
  /** In the order of the lines; adds up to the total. */
  readonly byLine: readonly Cents[];
}

/**
 * Tax of an order: rounded once, on the taxable sum, then allocated to the lines by largest
 * remainders, so that each line can be refunded with its own tax. Refuses with
 * `tax_unavailable` where the state (two letters) has no rule; a state without a sales tax has a
 * rule of rate 0. Throws RangeError for a negative amount.
 */
export function computeTax({
  lines,
  state,
  rules,
}: {
  readonly lines: readonly TaxLine[];
  readonly state: string;
  readonly rules: ReadonlyMap<string, TaxRule>;
}): Result<OrderTax, 'tax_unavailable'> {
  const rule = rules.get(state);
  if (!rule) return refuse('tax_unavailable');
  const bases = lines.map((line) => {
    if (!line.taxable) return cents(0);
    return rule.shippingTaxable ? add(line.amount, line.shipping) : line.amount;
  });
  const total = mulRate(sum(bases), rule.rate);
  return ok({ total, byLine: allocate(total, bases) });
}
