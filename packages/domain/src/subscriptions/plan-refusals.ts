const WORDS: Readonly<Record<string, string>> = {
  insufficient_funds: 'The card does not have enough funds.',
  expired_card: 'The card has expired.',
  wrong_cvc: 'The security code does not match the card.',
  authentication_required:
    'The bank wants every payment confirmed, and a plan that renews by itself cannot do that.',
  processing_error: 'The card could not be processed.',
  unknown_token: 'The card is not on file anymore.',
};

/** Why a charge of a plan was refused, by the gateway's reason, as a sentence. */
export function planRefusal(reason: string): string {
  return WORDS[reason] ?? 'The bank declined the card.';
}
