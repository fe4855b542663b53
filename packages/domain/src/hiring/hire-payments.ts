/** Why a payment for a hire came to nothing, by the gateway's reason, as a sentence. */
const WORDS: Readonly<Record<string, string>> = {
  insufficient_funds: 'The card does not have enough funds.',
  expired_card: 'The card has expired.',
  wrong_cvc: 'The security code does not match the card.',
  authentication_required: 'The bank wants you to confirm this payment.',
  authentication_failed: 'The payment was not confirmed with your bank.',
  not_confirmed: 'The payment was not confirmed with your bank.',
  processing_error: 'The card could not be processed.',
  hold_over: 'The card could not be processed.',
  unknown_token: 'The card is not on file anymore.',
};

export function hirePaymentRefusal(reason: string): string {
  return WORDS[reason] ?? 'The bank declined the card.';
}
