import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addBusinessDays, federalHolidays, isBusinessDay } from '../calendar/business-days.ts';
import { addDays, day, dayOf, formatDate, formatDay, weekdayOf } from '../calendar/calendar.ts';
import { cents } from '../money/money.ts';
import {
  isCancelOpen,
  isReturnOpen,
  lastReturnDay,
  liabilityCap,
  negativeBalanceDueDay,
  proApprovalDueAt,
  processingDueAt,
  profitAvailableDay,
  refundDays,
  restockingFee,
  vendorRefundDueDay,
} from './policy.ts';

test('FMT-05 3 May 2021 is shown as 05.03.2021', () => {
  expect(formatDay(day('2021-05-03'))).toBe('05.03.2021');
});

test.each([
  ['2026-01-01T07:59:59Z', '12.31.2025'],
  ['2026-01-01T08:00:00Z', '01.01.2026'],
  ['2026-07-01T06:59:59Z', '06.30.2026'],
  ['2026-07-01T07:00:00Z', '07.01.2026'],
])('FMT-08 at %s it is %s in Los Angeles', (instant, shown) => {
  expect(formatDate(instant)).toBe(shown);
  expect(formatDate(new Date(instant))).toBe(shown);
  expect(formatDate(Date.parse(instant))).toBe(shown);
});

test('a day that does not exist is refused', () => {
  for (const bad of ['2026-02-29', '2026-13-01', '2026-1-1', '05.03.2021', '', '20260101']) {
    expect(() => day(bad)).toThrow(RangeError);
  }
  expect(day('2028-02-29')).toBe('2028-02-29');
  expect(() => dayOf('nonsense')).toThrow(RangeError);
});

test('days are added across months, years and leap days, and back', () => {
  expect(addDays(day('2026-12-31'), 1)).toBe('2027-01-01');
  fc.assert(
    fc.property(fc.nat(20_000), fc.nat(3_000), (start, count) => {
      const from = addDays(day('1990-01-01'), start);
      expect(addDays(addDays(from, count), -count)).toBe(from);
      expect((weekdayOf(from) + count) % 7).toBe(weekdayOf(addDays(from, count)));
    }),
  );
});

test('PRO-11 the federal holidays of 2026 are those that are observed', () => {
  expect(federalHolidays(2026)).toEqual([
    '2026-01-01',
    '2026-01-19',
    '2026-02-16',
    '2026-05-25',
    '2026-06-19',
    '2026-07-03',
    '2026-09-07',
    '2026-10-12',
    '2026-11-11',
    '2026-11-26',
    '2026-12-25',
  ]);
});

test('PRO-11 a holiday on a weekend is observed beside it, New Year also in the year before', () => {
  expect(isBusinessDay(day('2027-12-31'))).toBe(false); // January 1, 2028 is a Saturday
  expect(isBusinessDay(day('2027-07-05'))).toBe(false); // July 4, 2027 is a Sunday
  expect(isBusinessDay(day('2027-12-24'))).toBe(false); // December 25, 2027 is a Saturday
  expect(isBusinessDay(day('2027-12-30'))).toBe(true);
});

test('PRO-11 POL-20 profit is available on the 46th business day after approval', () => {
  // From Friday, November 20, 2026: weekends, Thanksgiving, Christmas, New Year and M. L. King
  // Day are skipped.
  expect(profitAvailableDay('2026-11-20T20:00:00Z')).toBe('2027-01-29');
});

test('PRO-11 the nth business day is one, with n - 1 between', () => {
  fc.assert(
    fc.property(fc.nat(15_000), fc.integer({ min: 1, max: 60 }), (start, count) => {
      const from = addDays(day('2021-01-01'), start);
      const to = addBusinessDays(from, count);
      expect(isBusinessDay(to)).toBe(true);
      let counted = 0;
      for (let at = addDays(from, 1); at <= to; at = addDays(at, 1)) {
        if (isBusinessDay(at)) counted += 1;
      }
      expect(counted).toBe(count);
    }),
    { numRuns: 40 },
  );
  expect(() => addBusinessDays(day('2026-01-01'), 0)).toThrow(RangeError);
});

const placed = '2026-11-20T20:00:00Z';

test('POL-14 an order may be canceled for 60 minutes', () => {
  expect(isCancelOpen(placed, '2026-11-20T21:00:00Z')).toBe(true);
  expect(isCancelOpen(placed, '2026-11-20T21:00:00.001Z')).toBe(false);
  expect(() => isCancelOpen(placed, 'nonsense')).toThrow(RangeError);
});

test('POL-08 a return may be asked for until the end of the 12th day in Los Angeles', () => {
  expect(lastReturnDay(placed)).toBe('2026-12-02');
  expect(isReturnOpen(placed, '2026-12-03T07:59:59Z')).toBe(true);
  expect(isReturnOpen(placed, '2026-12-03T08:00:00Z')).toBe(false);
});

test('POL-15 a refund arrives within 7 to 14 business days', () => {
  expect(refundDays(placed)).toEqual({ from: '2026-12-02', to: '2026-12-11' });
});

test('POL-09 POL-19 PRO-12 vendors have 30 days for a refund, pros 10 for a negative balance', () => {
  expect(vendorRefundDueDay(placed)).toBe('2026-12-20');
  expect(negativeBalanceDueDay(placed)).toBe('2026-11-30');
});

test('POL-13 POL-21 orders are processed within 48 hours, pros approved within 24', () => {
  expect(processingDueAt(placed).toISOString()).toBe('2026-11-22T20:00:00.000Z');
  expect(proApprovalDueAt(placed).toISOString()).toBe('2026-11-21T20:00:00.000Z');
});

test('POL-10 the restocking fee is the shipping cost, not above the return shipping', () => {
  expect(restockingFee(cents(1_500), cents(1_200))).toBe(1_200);
  expect(restockingFee(cents(1_000), cents(1_200))).toBe(1_000);
});

test('POL-11 liability is capped at the fees paid, at least 100 dollars', () => {
  expect(liabilityCap(cents(5_000))).toBe(10_000);
  expect(liabilityCap(cents(25_000))).toBe(25_000);
});
