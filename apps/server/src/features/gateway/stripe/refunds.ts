import Stripe from 'stripe';
import type { PaymentGateway, Refunded, RefundFailure } from '../seam/payment-gateway.ts';
import { isMissing, orMissing } from './errors.ts';

type Refunds = Pick<PaymentGateway, 'refund' | 'findRefund'>;

/** A refund counts as done once Stripe has taken it: it may fail days later, and says so by an event. */
export function createRefunds(stripe: Stripe): Refunds {
  async function find(of: { readonly key: string; readonly ref: string }) {
    for await (const refund of stripe.refunds.list({ payment_intent: of.ref, limit: 100 })) {
      if (refund.metadata?.key === of.key) return refund;
    }
    return null;
  }
  return {
    async refund({ key, ref, amount }) {
      try {
        const refund =
          (await find({ key, ref })) ??
          (await stripe.refunds.create(
            { payment_intent: ref, amount, metadata: { key } },
            { idempotencyKey: key },
          ));
        if (refund.amount !== amount)
          throw new Error('an idempotency key was used for two different refunds');
        return toRefunded(refund);
      } catch (error) {
        if (isMissing(error)) return { outcome: 'failed', reason: 'charge_unknown' };
        if (isDisputed(error)) return { outcome: 'failed', reason: 'charge_disputed' };
        if (isAboveCharge(error)) return { outcome: 'failed', reason: 'above_charge' };
        throw error;
      }
    },
    async findRefund(ref) {
      const refund = await orMissing(stripe.refunds.retrieve(ref));
      return refund === null ? null : toRefunded(refund);
    },
  };
}

/** Stripe's reasons; every other one is the bank's own. */
const REASONS: Readonly<Record<string, RefundFailure>> = {
  lost_or_stolen_card: 'card_closed',
  expired_or_canceled_card: 'card_closed',
  charge_for_pending_refund_disputed: 'charge_disputed',
};

function toRefunded({ id, status, failure_reason: reason }: Stripe.Refund): Refunded {
  return status === 'failed' || status === 'canceled'
    ? { outcome: 'failed', reason: REASONS[reason ?? ''] ?? 'bank_refused' }
    : { outcome: 'done', ref: id };
}

function isDisputed(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_disputed'
  );
}

function isAboveCharge(error: unknown): boolean {
  return (
    error instanceof Stripe.errors.StripeInvalidRequestError &&
    (error.code === 'charge_already_refunded' || error.param === 'amount')
  );
}
