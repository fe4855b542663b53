// The part of the gateway's interface that is about chargebacks.
import type { Day } from '@wevisu/domain/calendar/calendar.ts';
import type { DisputeState } from '@wevisu/domain/ledger/dispute-states.ts';
import type { Cents } from '@wevisu/domain/money/money.ts';

/** A charge that its bank has taken back, until it has decided. What a bank only asks about is none. */
export interface GatewayDispute {
  readonly ref: string;
  /** Of the charge. */
  readonly chargeRef: string;
  readonly state: DisputeState;
  /** Taken from the shop's balance; given back if the dispute is won. */
  readonly amount: Cents;
  /** Kept however it ends; it may grow while the dispute runs. */
  readonly fee: Cents;
  /** In the gateway's words: 'fraudulent', 'product_not_received'. */
  readonly reason: string;
  /** The last day on which evidence counts. */
  readonly respondBy: Day;
  readonly openedAt: Date;
}

/** `closed`: it was answered before, or its bank has decided. */
export type Answered = 'taken' | 'closed';

export interface DisputeGateway {
  /** Those opened since a time, in pages of its own size and in its own order. */
  list(of: { readonly since: Date }): AsyncIterable<readonly GatewayDispute[]>;
  find(ref: string): Promise<GatewayDispute | null>;
  /** Sent once: the same key always gives one answer, and it throws if the answer is unknown. */
  submitEvidence(of: {
    readonly key: string;
    readonly ref: string;
    readonly text: string;
  }): Promise<Answered>;
  /** Gives it up; the same again changes nothing. */
  accept(ref: string): Promise<Answered>;
}
