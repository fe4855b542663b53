// The one seam between us and whoever moves the money. Cards never come through here, only tokens.
import type { Cents } from '@wevisu/domain/money/money.ts';

export interface Card {
  readonly brand: string;
  readonly last4: string;
  readonly expMonth: number;
  readonly expYear: number;
  readonly nameOnCard: string;
}

export const REFUSAL_REASONS = [
  'declined',
  'insufficient_funds',
  'expired_card',
  'wrong_cvc',
  'authentication_required',
  'processing_error',
  'unknown_token',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export type Authorization =
  | { readonly outcome: 'authorized'; readonly ref: string; readonly card: Card }
  | { readonly outcome: 'refused'; readonly reason: RefusalReason };

export interface PaymentGateway {
  readonly name: 'sandbox' | 'stripe';
  /** Where the card form sends a card. */
  readonly tokensUrl: string;
  /**
   * Sets the amount aside on the card. The same key gives the same answer and one authorization,
   * however often it is asked. Throws where the answer is not known; it is then asked again or
   * looked up by its key, and never taken for a refusal.
   */
  authorize(order: {
    readonly key: string;
    readonly token: string;
    readonly amount: Cents;
  }): Promise<Authorization>;
  /** What became of a key; null where the gateway has never heard of it. */
  find(key: string): Promise<Authorization | { readonly outcome: 'voided' } | null>;
  /** Lets an authorization go; again for one that is gone already. */
  void(ref: string): Promise<void>;
  /** What may be kept and shown of a card; null for an unknown token. */
  describeToken(token: string): Promise<Card | null>;
}
