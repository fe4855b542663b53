// The one interface to the payment provider. Cards never come through here, only tokens.
import type { Result } from '@wevisu/domain/errors/errors.ts';
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

/** What the built-in gateway's card form sends. */
export interface TypedCard {
  readonly card_number: string;
  readonly name_on_card: string;
  readonly exp_date: string;
  readonly cvc: string;
}

export interface CardToken {
  readonly token: string;
  readonly brand: string;
  readonly last4: string;
}

export interface PaymentGateway {
  /** The gateway's name, stored with an authorization. */
  readonly name: string;
  /** Accepts only test cards, and no money moves. */
  readonly isTest: boolean;
  /** The URL the card form sends a card to. */
  readonly tokensUrl: string;
  /**
   * Authorizes the amount on the card. The same key always gives the same answer and one
   * authorization. Throws if the answer is unknown; then it is retried or looked up by its key, and
   * never treated as a refusal.
   */
  authorize(order: {
    readonly key: string;
    readonly token: string;
    readonly amount: Cents;
  }): Promise<Authorization>;
  /** The outcome for a key; null if the gateway does not know it. */
  find(key: string): Promise<Authorization | { readonly outcome: 'voided' } | null>;
  /** Voids an authorization; idempotent. */
  void(ref: string): Promise<void>;
  /** The storable and displayable data of a card; null for an unknown token. */
  describeToken(token: string): Promise<Card | null>;
  /** Only for the built-in gateway: its card form endpoint. */
  createToken?(card: TypedCard): Promise<Result<CardToken>>;
  /** Of such a gateway too: drops what nobody asks for any more and gives the number of rows of each kind. */
  dropStale?(): Promise<Readonly<Record<string, number>>>;
}
