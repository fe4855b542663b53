import { expect, test } from 'vitest';
import { day, startOfDay } from './calendar.ts';

test.each([
  ['in summer', '2026-07-01', '2026-07-01T07:00:00.000Z'],
  ['in winter', '2026-12-01', '2026-12-01T08:00:00.000Z'],
  ['as clocks go forward', '2026-03-08', '2026-03-08T08:00:00.000Z'],
  ['after that', '2026-03-09', '2026-03-09T07:00:00.000Z'],
  ['as clocks go back', '2026-11-01', '2026-11-01T07:00:00.000Z'],
  ['after that', '2026-11-02', '2026-11-02T08:00:00.000Z'],
])('FMT-08 %s the day %s begins at %s', (_, text, instant) => {
  expect(startOfDay(day(text)).toISOString()).toBe(instant);
});
