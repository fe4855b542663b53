/**
 * The money of a hire that is paid here: each milestone is paid before it is delivered, held until it is accepted, and
 * then the pro's. Pure: which step is closed by its money, what an act moves, and what can be paid for now.
 */
import type { ErrorCode } from '../errors/errors.ts';
import { type Cents, cents, mulRate, type Ppm, subtract, sum } from '../money/money.ts';
import type { HireAct, HireRole, HireState } from './hire-steps.ts';

/** A payment for a milestone that was charged. */
export interface HeldPayment {
  readonly id: number;
  /** Of its milestone, from 0. */
  readonly place: number;
  readonly amount: Cents;
  /** To the pro, the platform's fee included. */
  readonly released: Cents;
  /** Back to the card, also while that is under way. */
  readonly returned: Cents;
  /** Of what was held, kept by a bank. */
  readonly lost: Cents;
}

/** What of a payment is nobody's yet; never below 0. */
export function heldOf({
  amount,
  released,
  returned,
  lost,
}: Pick<HeldPayment, 'amount' | 'released' | 'returned' | 'lost'>): Cents {
  return cents(amount - released - returned - lost);
}

export function heldInAll(payments: readonly HeldPayment[]): Cents {
  return sum(payments.map(heldOf));
}

/** The milestone's whole price is held. */
export function isFunded(
  place: number,
  of: { readonly price: number; readonly payments: readonly HeldPayment[] },
): boolean {
  return heldInAll(of.payments.filter((one) => one.place === place)) === of.price;
}

/** What the platform keeps of an amount that goes to the pro. */
export function hireFeeOf(amount: Cents, rate: Ppm): Cents {
  return mulRate(amount, rate);
}

export interface HeldMove {
  readonly id: number;
  readonly toPro: Cents;
  readonly back: Cents;
}

/** Acts that end a hire, or change what is agreed on: none of them while a payment is under way. */
const WAIT_FOR_PAYMENT: readonly HireAct[] = [
  'offer',
  'counter',
  'decline',
  'cancel',
  'close_completed',
  'close_canceled',
];
const MOVES_HELD: readonly HireAct[] = [
  'cancel',
  'accept_delivery',
  'close_completed',
  'close_canceled',
];

/** How a hire stands as to its money. */
export interface HireStanding {
  /** Else the two settle the price between them. */
  readonly isPaidHere: boolean;
  /** The milestone that is next, or delivered, is paid for. */
  readonly isFunded: boolean;
  /** It was delivered before, also if changes were asked for since. */
  readonly wasDelivered: boolean;
  /** A payment has no end yet. */
  readonly isPaying: boolean;
  /** A bank has yet to decide about a payment. */
  readonly isDisputed: boolean;
}

/** Why an act that the table of steps allows can't be done because of money; null if it can. */
export function closedByMoney(
  act: HireAct,
  role: HireRole,
  standing: HireStanding & { readonly state: HireState },
): ErrorCode | null {
  if (!standing.isPaidHere) return null;
  if (standing.isPaying && WAIT_FOR_PAYMENT.includes(act)) return 'hire_payment_open';
  if (act === 'accept' && role === 'homeowner') return 'hire_accept_pays';
  if (standing.isDisputed && MOVES_HELD.includes(act)) return 'hire_bank_disputes';
  const isWork = act === 'deliver' || act === 'accept_delivery';
  if (isWork && !standing.isFunded) return 'hire_not_funded';
  const isWithdrawn = act === 'cancel' && role === 'homeowner' && standing.wasDelivered;
  return isWithdrawn ? 'hire_was_delivered' : null;
}

/**
 * What an act does with what is held: an accepted milestone goes to the pro, a canceled hire back to the card, and staff
 * split all that is held. `toPro` is theirs. Throws RangeError if it is more than is held.
 */
export function movesOf(
  act: HireAct,
  of: {
    readonly payments: readonly HeldPayment[];
    /** Of the milestone that is accepted. */
    readonly place: number;
    readonly toPro: Cents;
  },
): readonly HeldMove[] {
  const open = of.payments.filter((one) => heldOf(one) > 0);
  if (act === 'accept_delivery') {
    const accepted = open.filter(({ place }) => place === of.place);
    return accepted.map((one) => ({ id: one.id, toPro: heldOf(one), back: cents(0) }));
  }
  if (act === 'cancel') return splitHeld(open, cents(0));
  return act === 'close_completed' || act === 'close_canceled' ? splitHeld(open, of.toPro) : [];
}

/** The earlier milestones go to the pro first. */
function splitHeld(open: readonly HeldPayment[], toPro: Cents): readonly HeldMove[] {
  if (toPro < 0 || toPro > heldInAll(open)) throw new RangeError(`not a part of it: ${toPro}`);
  let left = toPro;
  return open
    .toSorted((a, b) => a.place - b.place || a.id - b.id)
    .map((one) => {
      const part = cents(Math.min(left, heldOf(one)));
      left = subtract(left, part);
      return { id: one.id, toPro: part, back: subtract(heldOf(one), part) };
    });
}

/**
 * The milestone that the homeowner can pay for now: the first one with the terms, later the first one that is not paid.
 * Null if there is none, or if it has to wait.
 */
export function milestoneToPay(of: {
  readonly state: HireState;
  readonly accepted: number;
  readonly prices: readonly number[];
  readonly payments: readonly HeldPayment[];
  readonly standing: Pick<HireStanding, 'isPaidHere' | 'isPaying' | 'isDisputed'>;
}): number | null {
  const { state, accepted, prices, payments, standing } = of;
  if (!standing.isPaidHere || standing.isPaying || standing.isDisputed) return null;
  if (state === 'offered') return 0;
  if (state !== 'active' && state !== 'delivered') return null;
  const places = prices.map((_, place) => place).filter((place) => place >= accepted);
  // One that a bank has kept a part of is for staff to settle.
  const unpaid = places.find(
    (place) => heldInAll(payments.filter((one) => one.place === place)) === 0,
  );
  return unpaid ?? null;
}
