import { expect, test } from 'vitest';
import { day } from '../calendar/calendar.ts';
import { lastDayOfMonth } from './plan-end.ts';

test.each([
  ['2026-11-01', '2026-11-30'],
  ['2026-11-30', '2026-11-30'],
  ['2026-12-31', '2026-12-31'],
  ['2027-02-14', '2027-02-28'],
  ['2028-02-29', '2028-02-29'],
])('G-64 a plan that is given up on %s ends on %s', (today, last) => {
  expect(lastDayOfMonth(day(today))).toBe(last);
});
