import { expect, test } from 'vitest';
import { listPageNumbers } from './page-numbers.ts';

test('page numbers show both ends, the current page and its neighbors', () => {
  expect(listPageNumbers(1, 1)).toEqual([1]);
  expect(listPageNumbers(1, 9)).toEqual([1, 2, null, 9]);
  expect(listPageNumbers(5, 9)).toEqual([1, null, 4, 5, 6, null, 9]);
  expect(listPageNumbers(4, 9)).toEqual([1, 2, 3, 4, 5, null, 9]);
  expect(listPageNumbers(9, 9)).toEqual([1, null, 8, 9]);
});
