import fc from 'fast-check';
import { expect, test } from 'vitest';
import {
  add,
  allocate,
  type Cents,
  cents,
  formatPercent,
  formatUsd,
  mulRate,
  mulRatio,
  multiplyByQty,
  negate,
  parseUsd,
  percent,
  ppm,
  roundHalfUp,
  subtract,
  sum,
} from './money.ts';

const amounts = fc.integer({ min: -1e12, max: 1e12 }).map(cents);
const weights = fc.array(fc.oneof(fc.constant(0), fc.nat(1e9)), { minLength: 1, maxLength: 30 });

test('cents refuses fractions, unsafe integers and NaN, and knows no negative zero', () => {
  for (const bad of [0.5, 2 ** 53, Number.NaN, Number.POSITIVE_INFINITY]) {
    expect(() => cents(bad)).toThrow(RangeError);
  }
  expect(Object.is(cents(-0), 0)).toBe(true);
  expect(Object.is(negate(cents(0)), 0)).toBe(true);
});

test('sums and products refuse to leave the safe integers instead of losing cents', () => {
  const most = cents(Number.MAX_SAFE_INTEGER);
  expect(() => add(most, cents(1))).toThrow(RangeError);
  expect(() => sum([most, cents(1), cents(-1)])).toThrow(RangeError);
  expect(() => multiplyByQty(most, 2)).toThrow(RangeError);
  expect(() => multiplyByQty(cents(1), 1.5)).toThrow(RangeError);
  expect(() => multiplyByQty(cents(1), -1)).toThrow(RangeError);
  expect(subtract(cents(100), cents(250))).toBe(-150);
});

test.each([
  ['10', 100_000],
  ['8.875', 88_750],
  ['0', 0],
  ['0.0001', 1],
  [9.99, 99_900],
])('a rate of %s percent is exact in parts per million', (text, expected) => {
  expect(percent(text)).toBe(expected);
  expect(percent(formatPercent(ppm(expected)).replace('%', ''))).toBe(expected);
});

test('a rate is never negative, nor finer than a part per million', () => {
  for (const bad of ['-1', '1.00001', '', 'abc', '1e3']) {
    expect(() => percent(bad)).toThrow(RangeError);
  }
  expect(() => ppm(-1)).toThrow(RangeError);
  expect(() => ppm(0.5)).toThrow(RangeError);
});

test.each([
  [1n, 2n, 1n],
  [-1n, 2n, -1n],
  [5n, 2n, 3n],
  [-5n, 2n, -3n],
  [4n, 9n, 0n],
  [14n, 3n, 5n],
])('%d / %d rounds to %d, halves away from zero', (numerator, denominator, expected) => {
  expect(roundHalfUp(numerator, denominator)).toBe(expected);
});

test('a tax of 8.875 percent is rounded once, on exact integers', () => {
  expect(mulRate(cents(10_000), percent('8.875'))).toBe(888); // 887.5
  expect(mulRate(cents(-10_000), percent('8.875'))).toBe(-888);
  expect(mulRatio(cents(1000), 1, 3)).toBe(333);
});

test('a rounded product is at most half a cent off and mirrors its sign', () => {
  fc.assert(
    fc.property(amounts, fc.nat(2_000_000).map(ppm), (amount, rate) => {
      const off = BigInt(mulRate(amount, rate)) * 1_000_000n - BigInt(amount) * BigInt(rate);
      expect(off <= 500_000n && off >= -500_000n).toBe(true);
      expect(mulRate(negate(amount), rate)).toBe(negate(mulRate(amount, rate)));
    }),
  );
});

test('the SQL form of a rate gives the same cents for amounts of 0 or more', () => {
  fc.assert(
    fc.property(fc.nat(1e9), fc.nat(2_000_000), (amount, rate) => {
      const sql = (BigInt(amount) * BigInt(rate) + 500_000n) / 1_000_000n;
      expect(BigInt(mulRate(cents(amount), ppm(rate)))).toBe(sql);
    }),
  );
});

test.each<[number, number[], number[]]>([
  [100, [1, 1, 1], [34, 33, 33]],
  [-100, [1, 1, 1], [-34, -33, -33]],
  [5, [0, 3, 7], [0, 2, 3]],
  [3, [0, 0], [2, 1]],
  [0, [5, 5], [0, 0]],
  [0, [], []],
  [1, [0, 0, 1], [0, 0, 1]],
])('%d shared by %j is %j', (total, parts, expected) => {
  expect(allocate(cents(total), parts)).toEqual(expected);
});

test('shares conserve every cent, stay within a cent of exact, and mirror their sign', () => {
  fc.assert(
    fc.property(amounts, weights, (total, parts) => {
      const shares = allocate(total, parts);
      expect(sum(shares)).toBe(total);
      expect(allocate(negate(total), parts)).toEqual(shares.map(negate));
      const whole = parts.reduce((left, right) => left + BigInt(right), 0n);
      if (whole === 0n) return;
      shares.forEach((share: Cents, place) => {
        const off = BigInt(share) * whole - BigInt(total) * BigInt(parts[place] ?? 0);
        expect(off < whole && off > -whole).toBe(true);
        if (parts[place] === 0) expect(share).toBe(0);
      });
    }),
  );
});

test('shares refuse weights that mean nothing, and an amount that nobody can take', () => {
  for (const bad of [[-1], [0.5], [Number.NaN]]) {
    expect(() => allocate(cents(1), bad)).toThrow(RangeError);
  }
  expect(() => allocate(cents(1), [])).toThrow(RangeError);
});

test.each([
  [123_450, '$1,234.50'],
  [0, '$0.00'],
  [5, '$0.05'],
  [-123_456_789, '-$1,234,567.89'],
  [99_999, '$999.99'],
  [100_000, '$1,000.00'],
])('FMT-06 %d cents show as %s', (amount, text) => {
  expect(formatUsd(cents(amount))).toBe(text);
});

test('FMT-06 dollars read back as they are shown', () => {
  fc.assert(
    fc.property(amounts, (amount) => {
      expect(parseUsd(formatUsd(amount))).toBe(amount);
    }),
  );
});

test.each([
  ['1234.5', 123_450],
  [' $3 ', 300],
  ['.75', 75],
  ['-$0.10', -10],
  ['1,000', 100_000],
])('dollars typed as %s are %d cents', (text, expected) => {
  expect(parseUsd(text)).toBe(expected);
});

test.each(['', '$', '1.234', '1,00', 'abc', '1e5', '--1', '.', '99999999999999999'])(
  'dollars typed as "%s" are refused',
  (text) => {
    expect(parseUsd(text)).toBeNull();
  },
);
