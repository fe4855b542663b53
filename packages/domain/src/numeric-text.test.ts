import { expect, test } from 'vitest';
import { decimalText, digitsOnly } from './numeric-text.ts';

test('CAT-09 CAT-10 numeric inputs keep digits only', () => {
  expect(digitsOnly('a1b2')).toBe('12');
  expect(digitsOnly('-3.5')).toBe('35');
});

test.each([
  ['1.234', '1.23'],
  ['1.2.3', '1.23'],
  ['12.', '12.'],
  ['.5', '.5'],
  ['a1b', '1'],
  ['', ''],
])('CAT-11 decimal input %s becomes %s', (typed, kept) => {
  expect(decimalText(typed)).toBe(kept);
});
