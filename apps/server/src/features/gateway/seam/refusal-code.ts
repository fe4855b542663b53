import type { ErrorCode } from '@wevisu/domain/errors/errors.ts';
import { REFUSAL_REASONS, type RefusalReason } from './payment-gateway.ts';

const CODES: Readonly<Record<RefusalReason, ErrorCode>> = {
  declined: 'payment_declined',
  insufficient_funds: 'payment_insufficient_funds',
  expired_card: 'payment_expired_card',
  wrong_cvc: 'payment_wrong_cvc',
  authentication_required: 'payment_authentication_required',
  authentication_failed: 'payment_authentication_failed',
  not_confirmed: 'payment_not_confirmed',
  processing_error: 'payment_processing_error',
  unknown_token: 'payment_method_missing',
};

/** The refusal shown to the homeowner (CHECK-06). */
export function refusalCode(reason: RefusalReason): ErrorCode {
  return CODES[reason];
}

/** A stored reason; an unknown one counts as declined. */
export function toRefusalReason(outcome: string | null): RefusalReason {
  return REFUSAL_REASONS.find((reason) => reason === outcome) ?? 'declined';
}
