import { expect, test } from 'vitest';
import { clampQuantity, MAXIMUM_QUANTITY, parseQuantity } from './quantity.ts';

test.each([1, '1', 12, ' 12 ', MAXIMUM_QUANTITY])(
  'CAT-07 a quantity of %j is accepted',
  (value) => {
    expect(parseQuantity(value)).toEqual({ ok: true, value: Number(value) });
  },
);

test.each([
  [0, 'quantity_below_minimum'],
  [-1, 'quantity_below_minimum'],
  ['-1', 'quantity_below_minimum'],
  [1.5, 'quantity_invalid'],
  ['1.5', 'quantity_invalid'],
  ['abc', 'quantity_invalid'],
  ['', 'quantity_invalid'],
  ['1e3', 'quantity_invalid'],
  [null, 'quantity_invalid'],
  [undefined, 'quantity_invalid'],
  [[3], 'quantity_invalid'],
  [true, 'quantity_invalid'],
  [Number.NaN, 'quantity_invalid'],
  [Number.POSITIVE_INFINITY, 'quantity_invalid'],
  [1e9, 'quantity_above_maximum'],
  ['1000000000', 'quantity_above_maximum'],
])('CAT-07 CAT-09 a quantity of %j is refused as %s', (value, code) => {
  expect(parseQuantity(value)).toMatchObject({ ok: false, code });
});

test('CAT-07 a quantity below the minimum unit is refused with the minimum', () => {
  expect(parseQuantity(3, 4)).toMatchObject({ params: { minimum: 4 } });
  expect(parseQuantity(4, 4).ok).toBe(true);
});

test('CAT-07 CAT-08 the quantity box stays at its minimum, which is 1 unless told', () => {
  expect(clampQuantity(0)).toBe(1);
  expect(clampQuantity(3, 4)).toBe(4);
  expect(clampQuantity(Number.NaN, 2)).toBe(2);
  expect(clampQuantity(2.9)).toBe(2);
  expect(clampQuantity(1e12)).toBe(MAXIMUM_QUANTITY);
});
