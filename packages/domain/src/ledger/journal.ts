/**
 * What a payee's balance went through, as a journal for the payee's own books: one journal a day and kind, each of which
 * adds up to zero. An amount above 0 is a debit, as in the ledger.
 */

import type { Day } from '../calendar/calendar.ts';
import { add, type Cents, cents, negate } from '../money/money.ts';
import { EARNING_WORDS, type EarningKind } from './earning-kinds.ts';

/** Names as QuickBooks reads them, a parent before each colon, and codes as Xero has them. */
export const JOURNAL_ACCOUNTS = {
  pending: { name: 'WeVisu:Pending', code: '1210' },
  available: { name: 'WeVisu:Available', code: '1220' },
  /** Against it goes what arrives at the bank. */
  payouts: { name: 'WeVisu:Payouts', code: '1230' },
  sales: { name: 'WeVisu sales', code: '4010' },
  hires: { name: 'WeVisu hires', code: '4030' },
  refunds: { name: 'WeVisu refunds', code: '4020' },
  fees: { name: 'WeVisu fees', code: '6920' },
  other: { name: 'WeVisu disputes and corrections', code: '6910' },
} as const;
export type JournalAccount = keyof typeof JOURNAL_ACCOUNTS;

/** By how much a day's movements of one kind changed the balance: above 0 in the payee's favor. */
export interface DayTotal {
  readonly day: Day;
  readonly kind: EarningKind;
  readonly pending: Cents;
  readonly available: Cents;
}

export interface JournalLine {
  readonly account: JournalAccount;
  readonly amount: Cents;
}

export interface Journal {
  /** The same for the same day and kind, so that an import into the books can be told from one before. */
  readonly number: string;
  readonly day: Day;
  readonly text: string;
  readonly lines: readonly JournalLine[];
}

const COUNTER: Readonly<Record<EarningKind, JournalAccount>> = {
  sale: 'sales',
  hire: 'hires',
  hire_fee: 'fees',
  refund: 'refunds',
  // It moves within the balance.
  available: 'other',
  payout: 'payouts',
  dispute: 'other',
  correction: 'other',
};

/** A day's totals that change nothing give no journal. */
export function journalsOf(totals: readonly DayTotal[]): readonly Journal[] {
  return totals.flatMap(({ day, kind, pending, available }): readonly Journal[] => {
    const lines = (
      [
        { account: 'pending', amount: pending },
        { account: 'available', amount: available },
        { account: COUNTER[kind], amount: negate(add(pending, available)) },
      ] as const
    ).filter(({ amount }) => amount !== cents(0));
    if (lines.length === 0) return [];
    const number = `WV-${day.replaceAll('-', '')}-${kind}`;
    return [{ number, day, text: `WeVisu: ${EARNING_WORDS[kind]}`, lines }];
  });
}
