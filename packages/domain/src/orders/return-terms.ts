import { addDays, type Day, dayOf, type Instant } from '../calendar/calendar.ts';
import { add, type Cents, cents, subtract } from '../money/money.ts';
import { RETURN_SEND_DAYS, restockingFee } from '../policy/policy.ts';

export interface ReturnTerms {
  /** The last day to send the goods back. */
  readonly sendBy: Day;
  readonly restocking: Cents;
  /** What the homeowner gets back: goods, tax and shipping without the restocking fee. */
  readonly refund: Cents;
}

/**
 * What an accepted return comes to (POL-10). `returnShipping` is what sending it back costs, null if that is not
 * known; without the homeowner's choice (faulty, damaged, wrong goods) nothing is deducted.
 */
export function returnTerms(of: {
  readonly line: Cents;
  readonly shipping: Cents;
  readonly tax: Cents;
  readonly returnShipping: Cents | null;
  readonly isFeeWaived: boolean;
  readonly acceptedAt: Instant;
}): ReturnTerms {
  const { line, shipping, tax, returnShipping } = of;
  const restocking = of.isFeeWaived
    ? cents(0)
    : restockingFee(shipping, returnShipping ?? shipping);
  return {
    sendBy: addDays(dayOf(of.acceptedAt), RETURN_SEND_DAYS),
    restocking,
    refund: subtract(add(line, shipping, tax), restocking),
  };
}
