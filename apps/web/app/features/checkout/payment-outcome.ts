import type { Checkout } from '@wevisu/contract/checkout.ts';
import type { ApiFailure } from '../../platform/api-failure.ts';
import type { CardField } from '../gateway/seam/card-fields.ts';

export type Confirmation = NonNullable<Checkout['confirmation']>;

/** What to do after a failed payment attempt. */
export type PaymentOutcome =
  /** Final: use another card, or correct this one. Nothing was charged. */
  | { readonly kind: 'refused'; readonly text: string; readonly field: CardField | null }
  /** The order has changed: show it again first. */
  | { readonly kind: 'changed'; readonly text: string }
  /** It is unknown whether the order was placed: poll the checkout. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'signed-out' };

const FIELD_OF_CODE: Readonly<Record<string, CardField>> = {
  payment_wrong_cvc: 'cvv',
  payment_expired_card: 'exp_date',
  payment_declined: 'card_number',
  payment_insufficient_funds: 'card_number',
  payment_authentication_required: 'card_number',
  payment_authentication_failed: 'card_number',
  test_card_only: 'card_number',
};

const CHANGED: ReadonlySet<string> = new Set([
  'hold_expired',
  'total_changed',
  'price_changed',
  'coupon_used_up',
  'checkout_not_found',
  'idempotency_key_reused',
  'cart_empty',
  'out_of_stock',
  'not_enough_stock',
  'product_not_sold',
  'product_not_offered',
  'vendor_suspended',
  'showroom_closed',
  'showroom_stopped',
]);

/** The outcome of a payment that did not return an order. */
export function readPaymentFailure(failure: ApiFailure): PaymentOutcome {
  const { status, code, text } = failure;
  if (status === 401) return { kind: 'signed-out' };
  // The reply was lost or cut off: the order may have been placed anyway.
  if (status === 0 || status >= 500 || code === 'order_in_progress') return { kind: 'unknown' };
  if (code !== null && CHANGED.has(code)) return { kind: 'changed', text };
  return {
    kind: 'refused',
    text: text || 'The payment did not go through. Nothing was charged. Try again.',
    field: FIELD_OF_CODE[code ?? ''] ?? null,
  };
}

/** The outcome of a payment whose reply was lost, from its checkout. */
export function readCheckoutState({
  state,
  order_number,
  confirmation,
}: Pick<Checkout, 'state' | 'order_number' | 'confirmation'>):
  | { readonly kind: 'placed'; readonly orderNumber: string }
  | { readonly kind: 'confirm'; readonly confirmation: Confirmation }
  | { readonly kind: 'wait' | 'pay-again' | 'expired' } {
  if (order_number !== null) return { kind: 'placed', orderNumber: order_number };
  if (confirmation !== null) return { kind: 'confirm', confirmation };
  if (state === 'paying' || state === 'placed') return { kind: 'wait' };
  return { kind: state === 'expired' ? 'expired' : 'pay-again' };
}
