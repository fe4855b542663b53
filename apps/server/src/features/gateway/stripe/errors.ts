import Stripe from 'stripe';
import type { RefusalReason } from '../seam/payment-gateway.ts';

const REASONS: Readonly<Record<string, RefusalReason>> = {
  insufficient_funds: 'insufficient_funds',
  expired_card: 'expired_card',
  invalid_expiry_month: 'expired_card',
  invalid_expiry_year: 'expired_card',
  incorrect_cvc: 'wrong_cvc',
  invalid_cvc: 'wrong_cvc',
  processing_error: 'processing_error',
  authentication_required: 'authentication_required',
  payment_intent_authentication_failure: 'authentication_failed',
};

interface Refused {
  readonly code?: string | null | undefined;
  readonly decline_code?: string | null | undefined;
}

/** The bank's own reason, or Stripe's; https://docs.stripe.com/declines/codes. */
export function toReason({ code, decline_code }: Refused): RefusalReason {
  return REASONS[decline_code ?? ''] ?? REASONS[code ?? ''] ?? 'declined';
}

/** The card was refused: a definite answer. */
export function isCardError(error: unknown): error is Stripe.errors.StripeCardError {
  return error instanceof Stripe.errors.StripeCardError;
}

/** What was named does not exist. */
export function isMissing(error: unknown): boolean {
  return error instanceof Stripe.errors.StripeError && error.code === 'resource_missing';
}

/** Null for what does not exist; anything else that goes wrong is thrown. */
export async function orMissing<T>(work: Promise<T>): Promise<T | null> {
  try {
    return await work;
  } catch (error) {
    if (isMissing(error)) return null;
    throw error;
  }
}
