import fc from 'fast-check';
import { expect, test } from 'vitest';
import { addDays, day } from '../calendar/calendar.ts';
import { cents, sum } from '../money/money.ts';
import { lastTryDay, nextTryDay, planPeriod } from './plan-periods.ts';
import { PREMIUM_PRICE, planReceiptNumber } from './plan-price.ts';
import { usedParts } from './plan-use.ts';

const START = day('2026-01-31');

test.for([
  [1, '2026-01-31', '2026-02-27'],
  [2, '2026-02-28', '2026-03-30'],
  [3, '2026-03-31', '2026-04-29'],
  [12, '2026-12-31', '2027-01-30'],
  [26, '2028-02-29', '2028-03-30'],
] as const)('G-64 period %i of a plan from January 31 is %s to %s', ([number, from, to]) => {
  expect(planPeriod(START, number)).toEqual({ from, to });
});

const anyDay = fc.integer({ min: 0, max: 4_000 }).map((days) => addDays(day('2024-01-01'), days));

test('G-64 periods follow each other without a gap, and none is shorter than 28 or longer than 31 days', () => {
  fc.assert(
    fc.property(anyDay, fc.integer({ min: 1, max: 60 }), (startedOn, number) => {
      const { from, to } = planPeriod(startedOn, number);
      expect(planPeriod(startedOn, number + 1).from).toBe(addDays(to, 1));
      expect(to >= addDays(from, 27) && to <= addDays(from, 30)).toBe(true);
    }),
  );
});

test.for([
  ['2026-11-30', '2026-12-01'],
  ['2026-12-01', '2026-12-02'],
  ['2026-12-02', '2026-12-04'],
  ['2026-12-05', '2026-12-06'],
  ['2026-12-06', '2026-12-08'],
  ['2026-12-08', null],
  ['2026-12-20', null],
] as const)('G-64 a renewal due on December 1 that fails on %s is tried on %s', ([today, next]) => {
  const dueOn = day('2026-12-01');
  expect(nextTryDay({ dueOn, today: day(today) })).toBe(next);
  expect(lastTryDay(dueOn)).toBe('2026-12-08');
});

test('G-64 what is paid in advance is earned by the days of each month', () => {
  const parts = usedParts({ from: day('2026-11-15'), to: day('2026-12-14') }, PREMIUM_PRICE);
  expect(parts).toEqual([
    { lastDay: '2026-11-30', amount: 106_13 },
    { lastDay: '2026-12-14', amount: 92_87 },
  ]);
  const whole = { from: day('2026-11-01'), to: day('2026-11-30') };
  expect(usedParts(whole, PREMIUM_PRICE)).toEqual([{ lastDay: '2026-11-30', amount: 199_00 }]);
});

test('G-64 the parts of a period add up to what was paid', () => {
  fc.assert(
    fc.property(
      anyDay,
      fc.integer({ min: 1, max: 24 }),
      fc.integer({ min: 1, max: 1_000_000 }),
      (startedOn, number, amount) => {
        const period = planPeriod(startedOn, number);
        const parts = usedParts(period, cents(amount));
        expect(sum(parts.map((part) => part.amount))).toBe(amount);
        expect(parts.at(-1)?.lastDay).toBe(period.to);
        expect(parts.length).toBeLessThan(3);
      },
    ),
  );
});

test('FMT-14 a month of Premium is 199 dollars, and a receipt has its number', () => {
  expect(PREMIUM_PRICE).toBe(199_00);
  expect(planReceiptNumber({ year: 2026, serial: 7 })).toBe('PLAN-2026-000007');
});
