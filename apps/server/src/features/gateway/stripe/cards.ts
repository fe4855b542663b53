import type Stripe from 'stripe';
import type { Card } from '../seam/payment-gateway.ts';
import { orMissing } from './errors.ts';

const BRANDS: Readonly<Record<string, string>> = {
  visa: 'Visa',
  mastercard: 'Mastercard',
  amex: 'American Express',
  discover: 'Discover',
  diners: 'Diners Club',
  jcb: 'JCB',
  unionpay: 'UnionPay',
};

export interface Cards {
  describe(token: string): Promise<Card | null>;
  /** The customer that a card belongs to, made if it has none; null for an unknown card. */
  requireCustomer(token: string): Promise<string | null>;
}

/**
 * A card that is charged more than once has to belong to a customer. Each card gets one of its own, who has no name or
 * address: whose card it is, the shop knows.
 */
export function createCards(stripe: Stripe): Cards {
  return {
    async describe(token) {
      const method = await orMissing(stripe.paymentMethods.retrieve(token));
      return method === null ? null : toCard(method);
    },
    async requireCustomer(token) {
      const method = await orMissing(stripe.paymentMethods.retrieve(token));
      if (method === null) return null;
      if (method.customer !== null) return idOf(method.customer);
      const made = await stripe.customers.create(
        { payment_method: token },
        { idempotencyKey: `customer:${token}` },
      );
      return made.id;
    },
  };
}

/** Null for a way to pay that is no card. */
export function toCard(method: Stripe.PaymentMethod | string | null): Card | null {
  if (method === null || typeof method === 'string' || method.card === undefined) return null;
  const { brand, last4, exp_month: expMonth, exp_year: expYear } = method.card;
  const nameOnCard = method.billing_details.name ?? '';
  return { brand: BRANDS[brand] ?? brand, last4, expMonth, expYear, nameOnCard };
}

export function idOf(given: string | { readonly id: string }): string {
  return typeof given === 'string' ? given : given.id;
}
