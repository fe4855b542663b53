import Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentGateway, ReadWebhook, WebhookSubject } from '../seam/payment-gateway.ts';

const TOLERANCE_SECONDS = 300;

/** What of an event's object names ours: the key that we gave it, or an account. */
const NAMED = z.object({
  id: z.string(),
  object: z.string(),
  metadata: z.object({ key: z.string().min(1).max(200).optional() }).nullish(),
});

const SUBJECTS: Readonly<Record<string, WebhookSubject>> = {
  payment_intent: 'payment',
  refund: 'refund',
  account: 'account',
  payout: 'payout',
};

/** Parts of an account, whose events name it beside them. */
const PARTS_OF_ACCOUNT = ['bank_account', 'card', 'capability'];

export function createWebhooks(
  stripe: Stripe,
  secrets: readonly string[],
): Pick<PaymentGateway, 'signatureHeader' | 'readWebhook'> {
  return {
    signatureHeader: 'stripe-signature',
    async readWebhook({ body, signature, now }) {
      for (const secret of secrets) {
        try {
          const at = now.getTime();
          const event = stripe.webhooks.constructEvent(
            body,
            signature,
            secret,
            TOLERANCE_SECONDS,
            undefined,
            at,
          );
          return toRead(event);
        } catch (error) {
          if (error instanceof SyntaxError) return { kind: 'ignored' };
          if (!(error instanceof Stripe.errors.StripeSignatureVerificationError)) throw error;
        }
      }
      return { kind: 'refused' };
    },
  };
}

function toRead(event: Stripe.Event): ReadWebhook {
  const named = NAMED.safeParse(event.data.object);
  if (!named.success) return { kind: 'ignored' };
  const { id, object, metadata } = named.data;
  const isPart = PARTS_OF_ACCOUNT.includes(object);
  const about = isPart ? 'account' : SUBJECTS[object];
  const account = isPart ? event.account : id;
  const ref = about === 'account' ? account : metadata?.key;
  return about === undefined || ref === undefined
    ? { kind: 'ignored' }
    : { kind: 'event', id: event.id, about, ref };
}
