import { expect, test } from 'vitest';
import { withQuantity } from './with-quantity.ts';

test('CART-11 until the server answers a line comes to price times quantity, whatever the coupon takes', () => {
  const line = { id: 1, qty: 2, price: 3_780, coupon: 756, total: 2 * 3_780 - 756 };
  const shown = withQuantity(line, 5);
  expect(shown).toEqual({ id: 1, qty: 5, price: 3_780, coupon: 756, total: 5 * 3_780 - 756 });
  // What the row shows.
  expect(shown.total + shown.coupon).toBe(5 * 3_780);
});
