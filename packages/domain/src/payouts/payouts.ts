/** Payouts to vendors and pros: when, from which amount on, and how far one is. */

import { addDays, type Day, weekdayOf } from '../calendar/calendar.ts';
import { type Cents, cents } from '../money/money.ts';

/** Less stays available until there is more. */
export const PAYOUT_MINIMUM: Cents = cents(1_00);
/** Friday; 0 is Sunday. */
const PAYOUT_WEEKDAY = 5;
/** After a bank account was changed, nothing is paid for as long: time to notice what somebody else did. */
export const BANK_CHANGE_HOLD_DAYS = 3;

/** As the gateway has it. */
export const PAYOUT_ACCOUNT_STATES = ['not_started', 'pending', 'enabled', 'restricted'] as const;
export type PayoutAccountState = (typeof PAYOUT_ACCOUNT_STATES)[number];

/**
 * Claimed from what is available; transferred to the payee's account at the gateway; paid to the bank. A bank that refuses
 * it leaves it failed, with the money in that account, until it is paid by another attempt or returned.
 */
export const PAYOUT_STATES = [
  'claimed',
  'transferred',
  'paid',
  'failed',
  'returning',
  'returned',
] as const;
export type PayoutState = (typeof PAYOUT_STATES)[number];

/** The day of the weekly run that is due on a day: this day or the last one before. */
export function lastPayoutDay(today: Day): Day {
  return addDays(today, -((weekdayOf(today) - PAYOUT_WEEKDAY + 7) % 7));
}

/** The day of the next weekly run; this day counts until its run was begun. */
export function nextPayoutDay(today: Day, lastRun: Day | null): Day {
  const last = lastPayoutDay(today);
  return last === today && lastRun !== today ? today : addDays(last, 7);
}
