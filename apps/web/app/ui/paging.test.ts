import { expect, test } from 'vitest';
import { clampPage, DEFAULT_PAGE_SIZE, lastPage } from './paging.ts';

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

test('CAT-13 the default page has 10 rows, and an empty list has one page', () => {
  expect(DEFAULT_PAGE_SIZE).toBe(10);
  expect(lastPage(0, 10)).toBe(1);
  expect(lastPage(10, 10)).toBe(1);
  expect(lastPage(11, 10)).toBe(2);
});
