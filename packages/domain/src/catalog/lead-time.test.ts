import { expect, test } from 'vitest';
import { leadTimeText } from './lead-time.ts';

test.each([
  [0, 0, 'today'],
  [0, 1, '1 day'],
  [1, 1, '1 day'],
  [3, 5, '3 to 5 days'],
  [7, 14, '7 to 14 days'],
  [10, 15, '1 to 3 weeks'],
  [14, 21, '2 to 3 weeks'],
  [21, 21, '3 weeks'],
  [0, 30, '1 to 5 weeks'],
])('G-37 %i to %i days read as %s', (min, max, text) => {
  expect(leadTimeText(min, max)).toBe(text);
});

test.each([
  [5, 3],
  [-1, 3],
  [1.5, 3],
])('a lead time of %d to %d days is a mistake of the caller', (min, max) => {
  expect(() => leadTimeText(min, max)).toThrow(RangeError);
});
