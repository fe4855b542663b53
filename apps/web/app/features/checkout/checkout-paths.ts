import { PATHS } from '@wevisu/site/paths.ts';

/** The checkout's id stands in the address, so that a reload, Back and a second tab find it again. */
export function paymentPath(checkoutId: string): string {
  return `${PATHS.checkoutPayment}?checkout=${encodeURIComponent(checkoutId)}`;
}

export function thankYouPath(orderNumber: string): string {
  return `${PATHS.thankYou}?order=${encodeURIComponent(orderNumber)}`;
}

export function orderPath(orderNumber: string): string {
  return `${PATHS.account}/orders/${encodeURIComponent(orderNumber)}`;
}
