import { expect, test } from 'vitest';
import { agoText, daysLeft, progressOf, progressText } from './progress-text.ts';

const now = Date.parse('2026-03-10T12:00:00Z');

test.each([
  [[], 'Start a checklist'],
  [[true], 'Done'],
  [[true, true, true], 'All 3 done'],
  [[true, false, false], '1 of 3 done'],
  [[false], '0 of 1 done'],
])('CART-14 a checklist of %j reads %s', (done, words) => {
  expect(progressText(progressOf(done.map((one) => ({ done: one }))))).toBe(words);
});

test.each([
  ['2026-03-10T11:59:30Z', 'just now'],
  ['2026-03-10T12:00:05Z', 'just now'],
  ['2026-03-10T11:59:00Z', '1 minute ago'],
  ['2026-03-10T09:30:00Z', '2 hours ago'],
  ['2026-03-04T11:00:00Z', '6 days ago'],
  ['2026-03-01T11:00:00Z', null],
])('G-42 a change at %s was %s', (at, words) => {
  expect(agoText(at, now)).toBe(words);
});

test.each([
  ['2026-03-10T11:00:00Z', 30],
  ['2026-02-08T13:00:00Z', 1],
  ['2026-01-01T00:00:00Z', 1],
])('G-42 a project deleted at %s can be restored for %i days', (at, days) => {
  expect(daysLeft(at, now)).toBe(days);
});
