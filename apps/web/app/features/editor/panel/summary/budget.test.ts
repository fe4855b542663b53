import { expect, test } from 'vitest';
import { parseBudget } from './budget.ts';

test.each([
  ['12,500', 1_250_000],
  ['$ 99.95', 9_995],
  ['', null],
  ['a lot', undefined],
  ['1.234', undefined],
])('a budget typed as %j is %j cents', (text, cents) => {
  expect(parseBudget(text)).toBe(cents);
});
