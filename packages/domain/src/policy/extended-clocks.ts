/** Deadlines of the policies that staff may move to a later day for one line, with a reason. Never to an earlier one. */

import { addDays, type Day, dayOf, type Instant } from '../calendar/calendar.ts';
import { ok, type Result, refuse, refuseFields } from '../errors/errors.ts';
import { lastReportDay, lastReturnDay, vendorRefundDueDay } from './policy.ts';

/** POL-08, POL-16, POL-10, POL-09. */
export const EXTENDABLE_CLOCKS = ['return', 'report', 'send_back', 'vendor_refund'] as const;
export type ExtendableClock = (typeof EXTENDABLE_CLOCKS)[number];

export const CLOCK_WORDS: Readonly<Record<ExtendableClock, string>> = {
  return: 'Last day to ask for a return',
  report: 'Last day to report a problem',
  send_back: 'Last day to send the return',
  vendor_refund: 'Last day for the vendor’s refund',
};

/** So far ahead of the present day a deadline may be moved. */
export const MAX_EXTENSION_DAYS = 90;

/** The latest day to which each clock was moved. */
export type Extensions = Readonly<Partial<Record<ExtendableClock, Day>>>;

export interface ClockFacts {
  /** Of a line that is 'Delivered': since when; null for others. */
  readonly deliveredAt: Instant | null;
  /** Of an accepted return that is not on its way, by its terms; null for none. */
  readonly sendBy: Day | null;
  /** When a refund was asked for that has not been paid; null for none. */
  readonly refundAskedAt: Instant | null;
}

export interface RunningClock {
  readonly clock: ExtendableClock;
  /** The last day that counts. */
  readonly until: Day;
}

/** The day of the policy, or the later one that staff have moved it to. */
export function latestDay(byPolicy: Day, moved: Day | undefined): Day {
  return moved !== undefined && moved > byPolicy ? moved : byPolicy;
}

/** The clocks that run for a line or have run out, in the order of EXTENDABLE_CLOCKS. */
export function runningClocks(facts: ClockFacts, moved: Extensions): RunningClock[] {
  const { deliveredAt, sendBy, refundAskedAt } = facts;
  const byPolicy: Readonly<Record<ExtendableClock, Day | null>> = {
    return: deliveredAt === null ? null : lastReturnDay(deliveredAt),
    report: deliveredAt === null ? null : lastReportDay(deliveredAt),
    send_back: sendBy,
    vendor_refund: refundAskedAt === null ? null : vendorRefundDueDay(refundAskedAt),
  };
  return EXTENDABLE_CLOCKS.flatMap((clock) => {
    const day = byPolicy[clock];
    return day === null ? [] : [{ clock, until: latestDay(day, moved[clock]) }];
  });
}

/** Whether staff may move a clock to a day: a later one, from today on, within MAX_EXTENSION_DAYS. */
export function checkExtension(of: {
  readonly clock: ExtendableClock;
  readonly until: Day;
  readonly running: readonly RunningClock[];
  readonly now: Instant;
}): Result<RunningClock> {
  const { clock, until, running, now } = of;
  const present = running.find((one) => one.clock === clock);
  if (present === undefined) return refuse('clock_not_running');
  const today = dayOf(now);
  if (until <= present.until || until < today) return refuseFields({ until: 'clock_not_later' });
  if (until > addDays(today, MAX_EXTENSION_DAYS)) {
    const params = { days: MAX_EXTENSION_DAYS };
    return refuseFields({ until: refuse('clock_too_far', { params }) });
  }
  return ok({ clock, until });
}
