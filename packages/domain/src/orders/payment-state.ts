/** How much of the amount on a homeowner's card is still meant to be charged. */

import { type Cents, cents, subtract, sum } from '../money/money.ts';
import { keepsGoods, type OrderStatus, RETURN_STATUSES } from './order-status.ts';

export interface PaidItem {
  readonly status: OrderStatus;
  /** Goods, shipping and tax of the item. */
  readonly amount: Cents;
  /** What comes back for its accepted return; null if no terms were stated. */
  readonly refund: Cents | null;
}

export interface PaymentState {
  readonly authorized: Cents;
  /** For declined and canceled items: no longer meant to be charged. */
  readonly released: Cents;
  /** For returns: comes back, or is never charged. */
  readonly refunds: Cents;
  /** `authorized - released - refunds`. */
  readonly due: Cents;
}

/**
 * The items of an order with its authorization. A return without terms, as they were accepted at first, comes back
 * whole: no restocking fee was stated.
 */
export function paymentState(authorized: Cents, items: readonly PaidItem[]): PaymentState {
  const released = sum(items.map(({ status, amount }) => (keepsGoods(status) ? cents(0) : amount)));
  const refunds = sum(
    items.map(({ status, amount, refund }) =>
      RETURN_STATUSES.includes(status) ? (refund ?? amount) : cents(0),
    ),
  );
  return { authorized, released, refunds, due: subtract(subtract(authorized, released), refunds) };
}
