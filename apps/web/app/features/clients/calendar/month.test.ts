import { expect, test } from 'vitest';
import { isMonth, monthAfter, monthName, weeksOf } from './month.ts';

test('a month is shown in whole weeks from Sunday to Saturday', () => {
  const weeks = weeksOf('2026-03');
  expect(weeks).toHaveLength(5);
  expect([weeks[0]?.[0], weeks.at(-1)?.[6]]).toEqual(['2026-03-01', '2026-04-04']);
  expect(weeksOf('2026-02').map((week) => week[0])).toEqual([
    ...['2026-02-01', '2026-02-08', '2026-02-15', '2026-02-22'],
  ]);
  expect(weeksOf('2026-08')).toHaveLength(6);
});

test('months follow each other over the end of the year', () => {
  expect(monthAfter('2026-12', 1)).toBe('2027-01');
  expect(monthAfter('2026-01', -1)).toBe('2025-12');
  expect(monthName('2027-01')).toBe('January 2027');
  expect([isMonth('2026-13'), isMonth('2026-07'), isMonth(null)]).toEqual([false, true, false]);
});
