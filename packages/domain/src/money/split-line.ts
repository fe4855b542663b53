/** Splits what a homeowner pays for a line between vendor, pro and platform, to the cent. */

import { add, type Cents, multiplyByQty, subtract } from './money.ts';
import type { UnitPrice } from './pricing.ts';

export interface PaidLine {
  readonly unit: UnitPrice;
  readonly qty: number;
  readonly shipping: Cents;
  readonly tax: Cents;
}

/** Amounts to freeze on an order item; `paid = vendorAmount + proAmount + platformAmount`. */
export interface LineSplit {
  /** The vendor's, per unit (`final_price`). */
  readonly finalPrice: Cents;
  /** The pro's, per unit, coupon taken off (`contractor_markup_amt`). */
  readonly contractorMarkupAmt: Cents;
  /** The platform's fee for the line and the line's tax (`admin_profit_inclusive_tax`). */
  readonly adminProfitInclusiveTax: Cents;
  readonly vendorAmount: Cents;
  readonly proAmount: Cents;
  /**
   * Fee, tax and shipping of the line. Shipping is not profit: the platform collects it because
   * staff run every step from pickup on, and pays the carrier and the state out of it.
   */
  readonly platformAmount: Cents;
  /** What the homeowner pays for the line: goods, shipping and tax. */
  readonly paid: Cents;
}

/** Goods of a line: price of one unit times quantity, coupon taken off. */
export function lineAmount(line: Pick<PaidLine, 'unit' | 'qty'>): Cents {
  return multiplyByQty(line.unit.price, line.qty);
}

/** Splits one line. Conserves every cent, since nothing is rounded again after the unit price. */
export function splitLine({ unit, qty, shipping, tax }: PaidLine): LineSplit {
  const contractorMarkupAmt = subtract(unit.markup, unit.couponOff);
  const adminProfitInclusiveTax = add(multiplyByQty(unit.fee, qty), tax);
  return {
    finalPrice: unit.wholesale,
    contractorMarkupAmt,
    adminProfitInclusiveTax,
    vendorAmount: multiplyByQty(unit.wholesale, qty),
    proAmount: multiplyByQty(contractorMarkupAmt, qty),
    platformAmount: add(adminProfitInclusiveTax, shipping),
    paid: add(lineAmount({ unit, qty }), shipping, tax),
  };
}
