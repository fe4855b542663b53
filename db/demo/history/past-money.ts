// What was charged, given up and paid back of an order of the past, by the same rules as in the shop.
import { type Day, dayOf, startOfDay } from '@wevisu/domain/calendar/calendar.ts';
import type { RefundCause } from '@wevisu/domain/ledger/settlement.ts';
import { add, type Cents, cents } from '@wevisu/domain/money/money.ts';
import { FIRST_STATUS, keepsGoods } from '@wevisu/domain/orders/order-status.ts';
import {
  CANCEL_WINDOW_MINUTES,
  CAPTURE_AHEAD_HOURS,
  HOLD_DAYS,
  profitAvailableDay,
  vendorAvailableDay,
} from '@wevisu/domain/policy/policy.ts';
import { type PastItem, statusOf } from './past-item.ts';
import type { PastOrder } from './past-order.ts';
import { DAY_MS, HOUR_MS, MINUTE_MS } from './seasons.ts';

export interface PastRefund {
  readonly item: PastItem;
  readonly cause: RefundCause;
  readonly at: number;
  readonly amount: Cents;
  readonly restocking: Cents;
}

export interface PastCharge {
  readonly at: number;
  /** With the days from which on what they earn may be paid out. */
  readonly items: ReadonlyMap<PastItem, EarningDays>;
  readonly amount: Cents;
}

export interface PastMoney {
  readonly charge: PastCharge | null;
  readonly refunds: readonly PastRefund[];
  readonly voidedAt: number | null;
  /** When the shop looks at it next; null if nothing is left to do. */
  readonly settleAt: number | null;
}

/** How long the shop took from the change of a line to what follows from it. */
const SOON_MS = MINUTE_MS;

/** Vendors answer long before the hold on a card ends, so that one charge is all there is. */
export function moneyOf({ items, placedAt }: PastOrder, now: number): PastMoney {
  const answers = items.map(({ steps }) => steps[0]?.at ?? null);
  const answeredAt = answers.includes(null) ? null : Math.max(...answers.map(Number));
  const cancelOver = placedAt + CANCEL_WINDOW_MINUTES * MINUTE_MS;
  const chargedAt = answeredAt === null ? null : Math.max(answeredAt, cancelOver) + SOON_MS;
  const nothing = { charge: null, refunds: [], voidedAt: null };
  const isGivenUp = items.every((item) => !keepsGoods(statusOf(item)));
  const givenUpAt = Math.max(...items.map(({ steps }) => steps.at(-1)?.at ?? 0)) + SOON_MS;
  if (isGivenUp && (chargedAt === null || chargedAt >= givenUpAt)) {
    return { ...nothing, voidedAt: givenUpAt, settleAt: null };
  }
  if (chargedAt === null) {
    const settleAt = placedAt + HOLD_DAYS * DAY_MS - CAPTURE_AHEAD_HOURS * HOUR_MS;
    return { ...nothing, settleAt };
  }
  if (chargedAt > now) return { ...nothing, settleAt: chargedAt };
  const charged = items.filter((item) => {
    const status = statusOf(item, chargedAt);
    return keepsGoods(status) && status !== FIRST_STATUS;
  });
  const amount = add(cents(0), ...charged.map(amountOf));
  return {
    charge: {
      ...{ at: chargedAt, amount },
      items: new Map(charged.map((item) => [item, earningDays(item, chargedAt)])),
    },
    refunds: charged.flatMap((item) => refundOf(item) ?? []),
    ...{ voidedAt: null, settleAt: null },
  };
}

function amountOf({ share: { line, shipping, tax } }: PastItem): Cents {
  return add(line, shipping, tax);
}

const CAUSES: Partial<Readonly<Record<string, RefundCause>>> = {
  Cancle: 'canceled',
  Decline: 'declined',
  Returned: 'returned',
};

function refundOf(item: PastItem): PastRefund | null {
  const cause = CAUSES[statusOf(item)];
  const last = item.steps.at(-1);
  if (cause === undefined || last === undefined) return null;
  const terms = item.requests.findLast((request) => request.terms !== null)?.terms;
  const restocking = cause === 'returned' ? (terms?.restocking ?? cents(0)) : cents(0);
  return {
    ...{ item, cause, restocking, at: last.at + SOON_MS },
    amount: cents(amountOf(item) - restocking),
  };
}

export interface EarningDays {
  readonly vendor: Day;
  readonly pro: Day;
}

/** From when on what is earned by a charged item may be paid out. */
function earningDays(item: PastItem, chargedAt: number): EarningDays {
  const approved = item.steps.findLast(({ to }) => to === 'Vendor Approved');
  return {
    vendor: vendorAvailableDay(dayOf(chargedAt), null),
    pro: proDay(dayOf(approved?.at ?? chargedAt)),
  };
}

/** Thousands of lines were approved on a few hundred days, and counting 46 business days takes its time. */
const proDays = new Map<Day, Day>();

function proDay(approved: Day): Day {
  const known = proDays.get(approved) ?? profitAvailableDay(startOfDay(approved));
  proDays.set(approved, known);
  return known;
}

const maturities = new Map<Day, number>();

/** When the shop noted that a day had come. */
export function maturedAt(on: Day): number {
  const known = maturities.get(on) ?? startOfDay(on).getTime() + 3 * HOUR_MS;
  maturities.set(on, known);
  return known;
}
