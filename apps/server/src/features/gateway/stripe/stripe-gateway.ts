import Stripe from 'stripe';
import type { PaymentGateway } from '../seam/payment-gateway.ts';
import { createCards } from './cards.ts';
import { createCharges } from './charges.ts';
import { createStripeDisputes } from './disputes.ts';
import { createPayments } from './payments.ts';
import { createStripePayouts } from './payouts.ts';
import { createRefunds } from './refunds.ts';
import { createWebhooks } from './webhooks.ts';

export interface StripeSettings {
  readonly secretKey: string;
  /** Of the endpoint for the shop's own account, and of the one for connected accounts. */
  readonly webhookSecrets: readonly string[];
  readonly publishableKey: string;
  /** A server on this machine that stands for Stripe's API; null: Stripe itself. */
  readonly standIn: StandIn | null;
}

export interface StandIn {
  readonly host: string;
  readonly port: number;
  readonly protocol: 'http';
}

/** That of the package: another one would answer in other shapes. */
const API_VERSION = '2026-10-28.endive';
const TIMEOUT_MS = 20_000;

/** Takes payments with Stripe: manual captures, customers for cards that are charged again, and Connect for payees. */
export function createStripeGateway(settings: StripeSettings): PaymentGateway {
  const stripe = new Stripe(settings.secretKey, {
    ...{ apiVersion: API_VERSION, timeout: TIMEOUT_MS, maxNetworkRetries: 1, telemetry: false },
    ...settings.standIn,
  });
  const cards = createCards(stripe);
  return {
    name: 'stripe',
    isTest: /^[a-z]+_test_/.test(settings.secretKey),
    cardFields: { kind: 'stripe', publishableKey: settings.publishableKey },
    payouts: createStripePayouts(stripe),
    disputes: createStripeDisputes(stripe),
    describeToken: cards.describe,
    ...createPayments(stripe, cards),
    ...createRefunds(stripe),
    ...createCharges(stripe),
    ...createWebhooks(stripe, settings.webhookSecrets),
  };
}
