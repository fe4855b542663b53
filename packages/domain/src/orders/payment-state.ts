/** What a homeowner has paid for an order, what may still be charged, and what comes back. */

import { add, type Cents, cents, subtract, sum } from '../money/money.ts';
import { FIRST_STATUS, keepsGoods, type OrderStatus, RETURN_STATUSES } from './order-status.ts';

export interface PaidItem {
  readonly status: OrderStatus;
  /** Goods, shipping and tax of the item. */
  readonly amount: Cents;
  /** What comes back for its accepted return; null if no terms were stated. */
  readonly refund: Cents | null;
  readonly isCharged: boolean;
  /** Its bank has taken the charge back for good: it pays the homeowner, and we do not. */
  readonly isByBank: boolean;
  /** Paid back, or on its way; null if nothing was decided to be. */
  readonly paidBack: Cents | null;
}

export interface PaymentState {
  readonly authorized: Cents;
  /** What higher prices that were accepted since add beyond the authorization. */
  readonly raised: Cents;
  /** For items that were declined or canceled before they were charged, and for prices that fell since. */
  readonly released: Cents;
  readonly charged: Cents;
  /** Approved, and about to be charged. */
  readonly approved: Cents;
  /** What would be charged once the vendors approve the items that wait. The sum of these four is `authorized + raised`. */
  readonly waiting: Cents;
  /** Of charged items: paid back or on its way. */
  readonly paidBack: Cents;
  /** Comes back for accepted returns, and for charged items that are not delivered. */
  readonly expected: Cents;
  /** Given back by the bank, which took it from us. */
  readonly byBank: Cents;
  /** `paidBack + expected`. */
  readonly refunds: Cents;
  /** `authorized + raised - released - refunds - byBank`: what the homeowner pays at most in the end. */
  readonly due: Cents;
}

/**
 * The items of an order with its authorization. A return without terms, as they were accepted at first, comes back
 * whole: no restocking fee was stated.
 */
export function paymentState(
  authorized: Cents,
  items: readonly PaidItem[],
  byBank = cents(0),
): PaymentState {
  const total = (of: readonly PaidItem[]) => sum(of.map(({ amount }) => amount));
  const open = items.filter(({ isCharged }) => !isCharged);
  const kept = open.filter(({ status }) => keepsGoods(status));
  const changed = subtract(total(items), authorized);
  const raised = cents(Math.max(0, changed));
  const lowered = cents(Math.max(0, -changed));
  const released = add(total(open.filter(({ status }) => !keepsGoods(status))), lowered);
  const paidBack = sum(items.map((item) => item.paidBack ?? cents(0)));
  const expected = sum(items.map(expectedOf));
  const refunds = add(paidBack, expected);
  return {
    ...{ authorized, raised, released, paidBack, expected, refunds, byBank },
    charged: total(items.filter(({ isCharged }) => isCharged)),
    approved: total(kept.filter(({ status }) => status !== FIRST_STATUS)),
    waiting: total(kept.filter(({ status }) => status === FIRST_STATUS)),
    due: subtract(subtract(add(authorized, raised), released), add(refunds, byBank)),
  };
}

function expectedOf({ status, amount, refund, isCharged, isByBank, paidBack }: PaidItem): Cents {
  if (paidBack !== null || isByBank) return cents(0);
  if (RETURN_STATUSES.includes(status)) return refund ?? amount;
  return isCharged && !keepsGoods(status) ? amount : cents(0);
}
