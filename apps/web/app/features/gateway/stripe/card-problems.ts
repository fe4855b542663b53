import { paymentErrors } from '@wevisu/domain/errors/payment.ts';
import { ApiFailure } from '../../../platform/api-failure.ts';
import type { CardField } from '../seam/card-fields.ts';
import type { StripeError } from './stripe-js.ts';

/** What Stripe says of the content of one of its fields; never the content. */
export interface HostedState {
  readonly isEmpty: boolean;
  readonly isComplete: boolean;
}

export const HOSTED_FIELDS = ['card_number', 'exp_date', 'cvv'] as const;
export type HostedField = (typeof HOSTED_FIELDS)[number];

export type HostedStates = Readonly<Record<HostedField, HostedState>>;

const EMPTY: HostedState = { isEmpty: true, isComplete: false };
export const EMPTY_STATES: HostedStates = { card_number: EMPTY, exp_date: EMPTY, cvv: EMPTY };

/** ERR-09, in the spec's words. */
const TEXTS: Readonly<Record<HostedField, string>> = {
  card_number: paymentErrors.card_number_invalid.message,
  exp_date: paymentErrors.card_expiry_invalid.message,
  cvv: paymentErrors.card_cvc_invalid.message,
};

export function findHostedProblems(
  states: HostedStates,
  name: string,
): Readonly<Partial<Record<CardField, string>>> {
  return {
    ...(name.trim() === '' && { name_on_Card: 'Enter the name on the card.' }),
    ...Object.fromEntries(
      HOSTED_FIELDS.filter((field) => !states[field].isComplete).map((field) => [
        field,
        TEXTS[field],
      ]),
    ),
  };
}

/** The failure of a card that Stripe makes no token of: its field's, or without one where Stripe was not reached. */
export function toCardFailure({ type, code = '', message = '' }: StripeError): ApiFailure {
  if (type !== 'validation_error' && type !== 'card_error') return new ApiFailure(0);
  const field = fieldOf(code);
  return new ApiFailure(422, { code, message, errors: { [field]: [message || TEXTS[field]] } });
}

/** https://docs.stripe.com/error-codes */
function fieldOf(code: string): HostedField {
  if (code.includes('cvc')) return 'cvv';
  return code.includes('expiry') || code === 'expired_card' ? 'exp_date' : 'card_number';
}
