import { expect, test } from 'vitest';
import { lastSeenText } from './last-seen-text.ts';

const now = new Date('2026-05-03T20:00:00Z');

test.each([
  ['2026-05-03T19:59:00Z', 'Last used less than an hour ago'],
  // A clock that is slightly off.
  ['2026-05-03T20:00:05Z', 'Last used less than an hour ago'],
  ['2026-05-03T19:00:00Z', 'Last used an hour ago'],
  ['2026-05-02T20:30:00Z', 'Last used 23 hours ago'],
  ['2026-05-02T20:00:00Z', 'Last used 05.02.2026'],
])('a device that was used at %s is told as "%s"', (at, words) => {
  expect(lastSeenText(at, now)).toBe(words);
});
