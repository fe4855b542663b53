import { PATHS } from '@wevisu/site/paths.ts';

/** The URL contains the checkout's id, so that a reload, Back and a second tab find it again. */
export function paymentPath(checkoutId: string): string {
  return `${PATHS.checkoutPayment}?checkout=${encodeURIComponent(checkoutId)}`;
}

export function thankYouPath(orderNumber: string): string {
  return `${PATHS.thankYou}?order=${encodeURIComponent(orderNumber)}`;
}

export function orderPath(orderNumber: string): string {
  return `${PATHS.account}/orders/${encodeURIComponent(orderNumber)}`;
}
