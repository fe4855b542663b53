import { expect, test } from 'vitest';
import { day } from '../calendar/calendar.ts';
import { cents } from '../money/money.ts';
import { EARNING_KINDS } from './earning-kinds.ts';
import { journalsOf } from './journal.ts';

const TODAY = day('2026-11-20');

test('G-64 a sale is a debit of what is pending and a credit of sales', () => {
  const sale = { day: TODAY, kind: 'sale' as const, pending: cents(120_96), available: cents(0) };
  expect(journalsOf([sale])).toEqual([
    {
      number: 'WV-20261120-sale',
      day: TODAY,
      text: 'WeVisu: Sale',
      lines: [
        { account: 'pending', amount: 120_96 },
        { account: 'sales', amount: -120_96 },
      ],
    },
  ]);
});

test('G-64 what becomes available moves within the balance, and every journal adds up to zero', () => {
  const moved = { day: TODAY, pending: cents(-5_00), available: cents(5_00) };
  expect(journalsOf([{ ...moved, kind: 'available' }])[0]?.lines).toEqual([
    { account: 'pending', amount: -5_00 },
    { account: 'available', amount: 5_00 },
  ]);
  for (const kind of EARNING_KINDS) {
    const total = { day: TODAY, kind, pending: cents(-7), available: cents(-10_00) };
    const [journal] = journalsOf([total]);
    expect(journal?.lines.reduce((sum, { amount }) => sum + amount, 0)).toBe(0);
  }
  expect(
    journalsOf([{ day: TODAY, kind: 'sale', pending: cents(0), available: cents(0) }]),
  ).toEqual([]);
});
