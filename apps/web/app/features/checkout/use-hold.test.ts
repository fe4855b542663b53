import { expect, test } from 'vitest';
import { formatCountdown, secondsLeft } from './use-hold.ts';

const expiresAt = '2026-05-10T12:15:00.000Z';

test.each([
  ['2026-05-10T12:00:00.000Z', 900],
  ['2026-05-10T12:14:59.400Z', 1],
  ['2026-05-10T12:15:00.000Z', 0],
  ['2026-05-10T13:00:00.000Z', 0],
  // A computer whose clock is an hour behind.
  ['2026-05-10T11:00:00.000Z', 900],
])('at %s a hold has %i seconds left', (now, seconds) => {
  expect(secondsLeft(expiresAt, Date.parse(now))).toBe(seconds);
});

test.each([
  [900, '15:00'],
  [65, '1:05'],
  [0, '0:00'],
])('%i seconds read %s', (seconds, text) => {
  expect(formatCountdown(seconds)).toBe(text);
});
