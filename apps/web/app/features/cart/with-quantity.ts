import type { CartLine } from '@wevisu/contract/cart.ts';

/** A line with a quantity that the server does not know yet: its coupon share stays until the server recomputes it. */
export function withQuantity<Line extends Pick<CartLine, 'qty' | 'price' | 'coupon' | 'total'>>(
  line: Line,
  qty: number,
): Line {
  return { ...line, qty, total: line.price * qty - line.coupon };
}
