import { expect, test } from 'vitest';
import { awayText, type DayHours, dayIn, hoursText } from './pro-hours.ts';

const zone = 'America/New_York';
const week = (...days: (DayHours | null)[]) =>
  hoursText({ time_zone: zone, week: [...days, ...Array(7 - days.length).fill(null)] });
const at = (from: number, to: number) => ({ from, to });

test.each([
  [week(at(8, 17), at(8, 17), at(8, 17), at(8, 17), at(8, 17)), 'Mon–Fri 8–5, Eastern'],
  [week(at(9, 12), null, at(9, 12), at(9, 12)), 'Mon 9–12, Wed, Thu 9–12, Eastern'],
  [week(at(13, 21), at(0, 24)), 'Mon 1 PM–9 PM, Tue all day, Eastern'],
  [week(at(0, 8), at(8, 24)), 'Mon midnight–8 AM, Tue 8 AM–midnight, Eastern'],
  [week(at(9, 11)), 'Mon 9 AM–11 AM, Eastern'],
  [week(), null],
])('%s', (text, expected) => {
  expect(text).toBe(expected);
});

test('an absence is said with its last day and its note', () => {
  expect(awayText({ until: '2026-12-03', note: 'On a site.' })).toBe(
    'Away until 12.03.2026: On a site.',
  );
  expect(awayText({ until: '2026-12-03', note: '' })).toBe('Away until 12.03.2026');
});

test('a day is that of the clock where the pro is', () => {
  expect(dayIn('Pacific/Honolulu', '2026-12-04T09:59:00Z')).toBe('2026-12-03');
  expect(dayIn('America/New_York', '2026-12-04T05:00:00Z')).toBe('2026-12-04');
});
