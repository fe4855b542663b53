import { expect, test } from 'vitest';
import { day } from '../calendar/calendar.ts';
import { lastPayoutDay, nextPayoutDay } from './payouts.ts';

test('G-65 payouts run each Friday: the run of a day is of it or the Friday before', () => {
  // 2026-11-27 is a Friday.
  expect(lastPayoutDay(day('2026-11-27'))).toBe('2026-11-27');
  expect(lastPayoutDay(day('2026-11-28'))).toBe('2026-11-27');
  expect(lastPayoutDay(day('2026-12-03'))).toBe('2026-11-27');
  expect(lastPayoutDay(day('2026-12-04'))).toBe('2026-12-04');
});

test('G-65 the next run is this Friday until it was begun, and the one after from then on', () => {
  expect(nextPayoutDay(day('2026-11-26'), null)).toBe('2026-11-27');
  expect(nextPayoutDay(day('2026-11-27'), day('2026-11-20'))).toBe('2026-11-27');
  expect(nextPayoutDay(day('2026-11-27'), day('2026-11-27'))).toBe('2026-12-04');
  expect(nextPayoutDay(day('2026-11-29'), day('2026-11-27'))).toBe('2026-12-04');
});
