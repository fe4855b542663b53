import { expect, test } from 'vitest';
import { claimedCount, trueClaim } from './count-claims.ts';

test.each([
  ['50+', 61, '50+'],
  ['50+', 50, '50+'],
  ['50+', 43, '40+'],
  ['25,000+', 25_431, '25,000+'],
  ['25,000+', 612, '610+'],
  ['countless', 120, '120'],
  ['1e9', 120, '120'],
])('U-51 a claim of %s with %d counted reads %s', (claim, count, shown) => {
  expect(trueClaim(claim, count)).toBe(shown);
});

test('U-51 a count is read with and without separators, and nothing else is one', () => {
  expect(['50+', '25,000+', '25000', '1,000,000'].map(claimedCount)).toEqual([
    50, 25_000, 25_000, 1_000_000,
  ]);
  for (const text of ['', '+', 'many', '5 0', '-5', '50++', '2,50'])
    expect(claimedCount(text)).toBeNull();
});
