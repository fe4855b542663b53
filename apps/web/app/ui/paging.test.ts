import { expect, test } from 'vitest';
import { clampPage } from './paging.ts';

test.each([
  [9, 5, 5],
  [5, 5, 5],
  [0, 5, 1],
  [-3, 5, 1],
  [2.7, 5, 2],
  [Number.NaN, 5, 1],
  [Number.POSITIVE_INFINITY, 5, 5],
])('CAT-12 a jump to page %d of %d lands on %d', (page, last, landed) => {
  expect(clampPage(page, last)).toBe(landed);
});
