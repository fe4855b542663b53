// The one interface to the payment provider. Cards never come through here, only tokens.
import type { Result } from '@wevisu/domain/errors/errors.ts';
import type { Cents } from '@wevisu/domain/money/money.ts';
import type { PayoutAccountState } from '@wevisu/domain/payouts/payouts.ts';
import type { DisputeGateway } from './dispute-gateway.ts';

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
  'authentication_failed',
  /** Asked for a confirmation, and given up without one. */
  'not_confirmed',
  'processing_error',
  'unknown_token',
] as const;
export type RefusalReason = (typeof REFUSAL_REASONS)[number];

export type Authorization =
  /** The amount is held until `expiresAt`. */
  | {
      readonly outcome: 'authorized';
      readonly ref: string;
      readonly card: Card;
      readonly expiresAt: Date;
    }
  /**
   * The bank asks its customer to confirm (3D Secure). The browser opens `url`, which leads back to the
   * order's `returnUrl`; `find` then gives the outcome. Stripe: `requires_action` with `redirect_to_url`.
   */
  | { readonly outcome: 'needs_confirmation'; readonly ref: string; readonly url: string }
  | { readonly outcome: 'refused'; readonly reason: RefusalReason };

export type Found = Authorization | { readonly outcome: 'voided' };

/** Why a hold can't be charged: it is over, or was given up. */
export type CaptureRefusal = RefusalReason | 'hold_over';

export type Captured =
  /** `ref` is what it is paid back by; `fee` is what the gateway keeps of it. */
  | { readonly outcome: 'captured'; readonly ref: string; readonly fee: Cents }
  | { readonly outcome: 'refused'; readonly reason: CaptureRefusal };

export const REFUND_FAILURES = [
  'card_closed',
  /** For whatever other reason. */
  'bank_refused',
  'above_charge',
  'charge_unknown',
  'charge_disputed',
] as const;
export type RefundFailure = (typeof REFUND_FAILURES)[number];

export type Refunded =
  /** `ref` is null where there was nothing to pay back. */
  | { readonly outcome: 'done'; readonly ref: string | null }
  | { readonly outcome: 'failed'; readonly reason: RefundFailure };

export const WEBHOOK_SUBJECTS = ['payment', 'refund', 'account', 'payout'] as const;
export type WebhookSubject = (typeof WEBHOOK_SUBJECTS)[number];

/** An event says that something has changed, never how: that is looked up, so order and repetitions do not matter. */
export interface WebhookEvent {
  readonly kind: 'event';
  /** The same for each repetition. */
  readonly id: string;
  readonly about: WebhookSubject;
  /** The key of the call that made it; of an account its reference. */
  readonly ref: string;
}

export type ReadWebhook =
  | WebhookEvent
  /** Signed, and about nothing of ours. */
  | { readonly kind: 'ignored' }
  /** Not signed by the gateway, or long ago. */
  | { readonly kind: 'refused' };

/** A signed event as it is sent; true if it was taken. */
export type SendWebhook = (of: {
  readonly body: string;
  readonly signature: string;
}) => Promise<boolean>;

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

/** What a bank shows its customer, and what the customer decides. The key is the page's secret. */
export interface SandboxBank {
  getPayment(key: string): Promise<BankPayment | null>;
  /** Decides a payment that waits for it; otherwise it stays as it is. */
  decide(key: string, isConfirmed: boolean): Promise<void>;
}

/** The page of the built-in gateway on which a payee types name and bank account. */
export interface SandboxAccounts {
  getPage(
    key: string,
  ): Promise<{ readonly returnUrl: string; readonly last4: string | null } | null>;
  /** False for a page that is not valid any more. */
  save(key: string, typed: BankAccount): Promise<boolean>;
}

export interface BankAccount {
  readonly legalName: string;
  /** 9 digits. */
  readonly routing: string;
  readonly account: string;
}

export interface BankPayment {
  readonly state: 'needs_confirmation' | 'authorized' | 'refused' | 'voided';
  readonly amountCents: number;
  readonly brand: string;
  readonly last4: string;
  readonly returnUrl: string;
}

/** A charge as the gateway's own books have it. */
export interface GatewayCharge {
  readonly ref: string;
  /** Of the call that made it, or of the hold that it was made of. */
  readonly key: string;
  readonly charged: Cents;
  readonly fee: Cents;
  readonly paidBack: Cents;
}

/** Of a vendor or a pro, as the gateway has it. */
export interface PayoutAccount {
  readonly state: PayoutAccountState;
  /** What it still asks for, in words. */
  readonly missing: readonly string[];
  readonly bank: { readonly name: string; readonly last4: string } | null;
}

export const PAYOUT_FAILURES = ['account_not_found', 'account_closed'] as const;
export type PayoutFailure = (typeof PAYOUT_FAILURES)[number];

export type PaidOut =
  | { readonly outcome: 'paid'; readonly ref: string }
  /** The money stays in the payee's account at the gateway. */
  | { readonly outcome: 'failed'; readonly reason: PayoutFailure };

/** As the gateway's own books have it. */
export interface GatewayPayout {
  readonly ref: string;
  readonly amount: Cents;
  /** False where the bank refused it or sent it back. */
  readonly isPaid: boolean;
}

/** How payees are paid. The same key always gives one answer; each throws if the answer is unknown. */
export interface PayoutGateway {
  openAccount(of: { readonly key: string }): Promise<{ readonly ref: string }>;
  /** The gateway's own page, on which the payee types name and bank account; it leads back to `returnUrl`. */
  accountPage(of: {
    readonly ref: string;
    readonly returnUrl: string;
  }): Promise<{ readonly url: string }>;
  findAccount(ref: string): Promise<PayoutAccount>;
  /** From the shop to the account. */
  transfer(of: {
    readonly key: string;
    readonly account: string;
    readonly amount: Cents;
  }): Promise<{ readonly ref: string }>;
  /** A whole transfer back from the account to the shop. */
  takeBack(of: {
    readonly key: string;
    readonly transfer: string;
    readonly account: string;
    readonly amount: Cents;
  }): Promise<{ readonly ref: string }>;
  /** From the account to the payee's bank. */
  payOut(of: {
    readonly key: string;
    readonly account: string;
    readonly amount: Cents;
  }): Promise<PaidOut>;
  /**
   * A payout as it stands, by its reference: one that was paid fails where the bank sends it back days later, and its
   * amount is in the account again. Null if the gateway does not know it.
   */
  findPayout(of: { readonly ref: string; readonly account: string }): Promise<PaidOut | null>;
  /** Every payout of an account, in no order that counts, in pages of the gateway's own size. */
  listPayouts(account: string): AsyncIterable<readonly GatewayPayout[]>;
}

/** Where the browser's fields for a card come from, and so where a card goes. Nothing of it is secret. */
export type CardFields =
  /** Ours, which send the card to this URL. */
  | { readonly kind: 'sandbox'; readonly tokensUrl: string }
  /** Stripe's own, in frames of Stripe's. */
  | { readonly kind: 'stripe'; readonly publishableKey: string };

export interface PaymentGateway {
  readonly disputes: DisputeGateway;
  readonly payouts: PayoutGateway;
  /** The gateway's name, stored with an authorization. */
  readonly name: string;
  /** Accepts only test cards, and no money moves. */
  readonly isTest: boolean;
  readonly cardFields: CardFields;
  /**
   * Authorizes the amount on the card. The same key always gives one authorization, as it stands.
   * Throws if the answer is unknown; then it is retried or looked up by its key, and never treated as a
   * refusal.
   */
  authorize(order: {
    readonly key: string;
    readonly token: string;
    readonly amount: Cents;
    /** Where a confirmation leads back to. */
    readonly returnUrl: string;
  }): Promise<Authorization>;
  /**
   * The outcome for a key as it stands; null if the gateway does not know it. By the reference where there is one: what
   * was made a moment ago may not be found by its key yet.
   */
  find(of: { readonly key: string; readonly ref: string | null }): Promise<Found | null>;
  /** Voids an authorization, confirmed or not yet; idempotent. One that is charged stays charged. */
  void(ref: string): Promise<void>;
  /**
   * Charges a part of an authorization or all of it, once; what is left of it is free. As with `authorize`, the same key
   * always gives one answer, and it throws if the answer is unknown. So do `charge` and `refund`, a refusal too.
   */
  capture(of: {
    readonly key: string;
    readonly ref: string;
    readonly amount: Cents;
  }): Promise<Captured>;
  /** Charges a card anew while its owner is away, without a hold before. */
  charge(of: {
    readonly key: string;
    readonly token: string;
    readonly amount: Cents;
  }): Promise<Captured>;
  /** Pays back a part of a charge, or all of it. */
  refund(of: {
    readonly key: string;
    readonly ref: string;
    readonly amount: Cents;
  }): Promise<Refunded>;
  /**
   * A refund as it stands, by its reference: one that was done fails where a bank sends it back days later, and its amount
   * is ours again. Null if the gateway does not know it.
   */
  findRefund(ref: string): Promise<Refunded | null>;
  /** All charges, in the order of their references by code units, in pages of its own size. */
  listCharges(): AsyncIterable<readonly GatewayCharge[]>;
  /** One by its reference, as it stands. */
  findCharge(ref: string): Promise<GatewayCharge | null>;
  /** The storable and displayable data of a card; null for an unknown token. */
  describeToken(token: string): Promise<Card | null>;
  /** The header in which a webhook has its signature. */
  readonly signatureHeader: string;
  /** Says what a webhook is about; the body must be as it came, byte by byte. */
  readWebhook(of: {
    readonly body: Buffer;
    readonly signature: string;
    readonly now: Date;
  }): Promise<ReadWebhook>;
  /** Only for the built-in gateway, which sends its webhooks from within: sends what is due, and gives how many. */
  sendWebhooks?(send: SendWebhook): Promise<number>;
  /** Only for the built-in gateway: its card form endpoint. */
  createToken?(card: TypedCard): Promise<Result<CardToken>>;
  /** Of such a gateway too: the bank's page, which confirms or refuses a payment. */
  readonly bank?: SandboxBank;
  readonly accounts?: SandboxAccounts;
  /** Of such a gateway too: drops what nobody asks for any more and gives the number of rows of each kind. */
  dropStale?(): Promise<Readonly<Record<string, number>>>;
}
