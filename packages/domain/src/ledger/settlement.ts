/**
 * What is to be done next with the money of an order: a pure decision over what has happened to its lines. It is asked
 * after every change and by the clock, and asking it again once its step is done gives nothing more to do.
 */

import type { OrderItemId } from '../ids.ts';
import { type Cents, cents, subtract, sum } from '../money/money.ts';
import { FIRST_STATUS, keepsGoods, type OrderStatus } from '../orders/order-status.ts';
import {
  CANCEL_WINDOW_MINUTES,
  CAPTURE_AHEAD_HOURS,
  CHARGE_AGAIN_HOURS,
  CHARGE_TRIES,
} from '../policy/policy.ts';

export interface SettledItem {
  readonly id: OrderItemId;
  readonly status: OrderStatus;
  /** Goods, shipping and tax. */
  readonly amount: Cents;
  /** Whether its amount is charged to the card, or about to be. */
  readonly charge: 'none' | 'started' | 'done';
  /** Whether it is paid back, or about to be. */
  readonly isRefunded: boolean;
  /** Whether a bank has taken its charge back: while that is open, and once it is lost, nothing is paid back. */
  readonly dispute: 'none' | 'open' | 'lost';
  /** Kept of a return, by its accepted terms; 0 where there are none. */
  readonly restocking: Cents;
  /** The homeowner has accepted a higher price than the hold was made for. */
  readonly isRaised: boolean;
}

/** The order's hold on the card. */
export interface Hold {
  /** Over before its day where the gateway has refused to charge it: its bank has given it up. */
  readonly state: 'held' | 'over' | 'captured' | 'voided';
  readonly amount: Cents;
  readonly expiresAt: Date;
}

/** How often charging the card anew has failed; the homeowner is asked to help meanwhile. */
export interface FailedCharges {
  readonly count: number;
  readonly lastAt: Date | null;
}

export type RefundCause = 'declined' | 'canceled' | 'returned';

export type SettlementStep =
  /** Nothing of the order is delivered: the hold is given up. */
  | { readonly kind: 'void' }
  /** The hold is charged for these items; what is left of it is free again. */
  | { readonly kind: 'capture'; readonly itemIds: readonly OrderItemId[]; readonly amount: Cents }
  /** The hold is over, or has no room for them: the card is charged anew for items that are approved. */
  | { readonly kind: 'charge'; readonly itemIds: readonly OrderItemId[]; readonly amount: Cents }
  | {
      readonly kind: 'refund';
      readonly itemId: OrderItemId;
      readonly cause: RefundCause;
      readonly amount: Cents;
      readonly restocking: Cents;
    };

export interface Settlement {
  readonly steps: readonly SettlementStep[];
  /** When it is worth asking again although nothing has changed; null for never. */
  readonly askAgainAt: Date | null;
}

const MINUTE_MS = 60_000;
const HOUR_MS = 60 * MINUTE_MS;

const REFUNDED: Partial<Readonly<Record<OrderStatus, RefundCause>>> = {
  Decline: 'declined',
  Cancle: 'canceled',
  Returned: 'returned',
};

/**
 * - Charged are the lines that a vendor has approved, once all have been answered and nothing can be canceled at once any
 *   more, in one charge: a hold can be charged once.
 * - Shortly before the hold ends the approved ones are charged without waiting for the others, which are charged anew
 *   when they are approved.
 * - What was raised beyond the hold is charged anew, whole; a hold that nothing is left for is given up.
 * - A line that is charged and then not delivered, or returned, is paid back, unless its bank does it.
 */
export function decideSettlement(of: {
  readonly placedAt: Date;
  readonly hold: Hold;
  readonly items: readonly SettledItem[];
  readonly failed: FailedCharges;
  readonly now: Date;
}): Settlement {
  const { items, hold, failed, now } = of;
  const refunds = items.filter(owesRefund).map(toRefund);
  const open = items.filter(({ charge, status }) => charge === 'none' && keepsGoods(status));
  const approved = open.filter(({ status }) => status !== FIRST_STATUS);
  const isUntouched = items.every(({ charge }) => charge === 'none');
  const isCharging = items.some(({ charge }) => charge === 'started');
  if (hold.state !== 'held' || hold.expiresAt <= now) {
    const isKept = hold.state === 'held' || hold.state === 'over';
    const nothing = open.length === 0 && isKept && isUntouched;
    if (nothing) return { steps: [...refunds, { kind: 'void' }], askAgainAt: null };
    // A hold that was given up is not replaced: nothing of its order was to be delivered.
    if (approved.length === 0 || isCharging || hold.state === 'voided') {
      return { steps: refunds, askAgainAt: null };
    }
    return chargeAnew({ refunds, approved, failed, now });
  }
  if (isCharging) return { steps: refunds, askAgainAt: null };
  if (open.length === 0) return { steps: [...refunds, { kind: 'void' }], askAgainAt: null };
  const isAnswered = approved.length === open.length;
  const from = isAnswered
    ? new Date(of.placedAt.getTime() + CANCEL_WINDOW_MINUTES * MINUTE_MS)
    : new Date(hold.expiresAt.getTime() - CAPTURE_AHEAD_HOURS * HOUR_MS);
  if (approved.length === 0 || now <= from) return { steps: refunds, askAgainAt: from };
  const covered = coveredBy(hold, approved);
  if (covered.length === 0) return chargeAnew({ refunds, approved, failed, now });
  return { steps: [...refunds, { kind: 'capture', ...totalOf(covered) }], askAgainAt: null };
}

/** Those that the hold has room for: first what it was made for, then what was raised and still fits. */
function coveredBy(hold: Hold, approved: readonly SettledItem[]): readonly SettledItem[] {
  const order = [
    ...approved.filter(({ isRaised }) => !isRaised),
    ...approved.filter(({ isRaised }) => isRaised),
  ];
  const covered = new Set<SettledItem>();
  let room: number = hold.amount;
  for (const item of order) {
    if (item.amount > room) continue;
    room -= item.amount;
    covered.add(item);
  }
  return approved.filter((item) => covered.has(item));
}

function chargeAnew(of: {
  readonly refunds: readonly SettlementStep[];
  readonly approved: readonly SettledItem[];
  readonly failed: FailedCharges;
  readonly now: Date;
}): Settlement {
  const { refunds, approved, failed, now } = of;
  const chargeAt = nextChargeAt(failed);
  if (chargeAt === null || chargeAt > now) return { steps: refunds, askAgainAt: chargeAt };
  return { steps: [...refunds, { kind: 'charge', ...totalOf(approved) }], askAgainAt: null };
}

/** Null after the last try: staff settle it with the homeowner. */
function nextChargeAt({ count, lastAt }: FailedCharges): Date | null {
  if (count >= CHARGE_TRIES) return null;
  return new Date(
    (lastAt?.getTime() ?? -CHARGE_AGAIN_HOURS * HOUR_MS) + CHARGE_AGAIN_HOURS * HOUR_MS,
  );
}

function owesRefund({ charge, isRefunded, dispute, status }: SettledItem): boolean {
  return charge === 'done' && !isRefunded && dispute === 'none' && REFUNDED[status] !== undefined;
}

function toRefund({ id, status, amount, restocking }: SettledItem): SettlementStep {
  const cause = REFUNDED[status] ?? 'canceled';
  const kept = cause === 'returned' ? restocking : cents(0);
  return {
    kind: 'refund',
    itemId: id,
    cause,
    amount: subtract(amount, kept),
    restocking: kept,
  };
}

function totalOf(items: readonly SettledItem[]) {
  return { itemIds: items.map(({ id }) => id), amount: sum(items.map(({ amount }) => amount)) };
}
