import type { Checkout } from '@wevisu/contract/checkout.ts';
import type { ApiFailure } from '../../platform/api-failure.ts';
import type { CardField } from './card-form.ts';

/** What a failed attempt to pay asks for next. */
export type PaymentOutcome =
  /** The answer is final: another card, or the same one corrected. Nothing was charged. */
  | { readonly kind: 'refused'; readonly text: string; readonly field: CardField | null }
  /** The order is not what was agreed to any more: it is shown again first. */
  | { readonly kind: 'changed'; readonly text: string }
  /** Nobody knows yet whether the order was placed: the checkout is asked. */
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
  'checkout_not_found',
  'idempotency_key_reused',
  'cart_empty',
  'out_of_stock',
  'not_enough_stock',
  'product_not_sold',
  'vendor_suspended',
  'showroom_closed',
]);

/** Of a payment that did not answer with an order. */
export function readPaymentFailure(failure: ApiFailure): PaymentOutcome {
  const { status, code, text } = failure;
  if (status === 401) return { kind: 'signed-out' };
  // The answer was lost, or the server broke off: the order may have been placed all the same.
  if (status === 0 || status >= 500 || code === 'order_in_progress') return { kind: 'unknown' };
  if (code !== null && CHANGED.has(code)) return { kind: 'changed', text };
  return {
    kind: 'refused',
    text: text || 'The payment did not go through. Nothing was charged. Try again.',
    field: FIELD_OF_CODE[code ?? ''] ?? null,
  };
}

/** What a checkout says about a payment whose answer was lost. */
export function readCheckoutState({
  state,
  order_number,
}: Pick<Checkout, 'state' | 'order_number'>):
  | { readonly kind: 'placed'; readonly orderNumber: string }
  | { readonly kind: 'wait' | 'pay-again' | 'expired' } {
  if (order_number !== null) return { kind: 'placed', orderNumber: order_number };
  if (state === 'paying' || state === 'placed') return { kind: 'wait' };
  return { kind: state === 'expired' ? 'expired' : 'pay-again' };
}
