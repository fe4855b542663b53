import type { Order } from '@wevisu/contract/orders.ts';

/** An order has its coupon's code; the discount is the difference of the amounts. */
export function couponOf({ coupon_code, subtotal, shipping_charge, tax, total }: Order) {
  if (coupon_code === null) return null;
  return { code: coupon_code, amount: subtotal + shipping_charge + tax - total };
}
