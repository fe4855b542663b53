import { cents } from '@wevisu/domain/money/money.ts';
import type Stripe from 'stripe';
import type {
  GatewayPayout,
  PaidOut,
  PayoutAccount,
  PayoutFailure,
  PayoutGateway,
} from '../seam/payment-gateway.ts';
import { orMissing } from './errors.ts';

/** The newest of them are looked at before one is made: a key is known to Stripe for a day only. */
const LOOKED_AT = 100;

/** Stripe's codes for a bank account that can't be paid any more; the others are of one that never could. */
const CLOSED = ['account_closed', 'account_frozen', 'bank_account_restricted', 'declined'];

/** Connected accounts with Stripe's own pages: it asks who they are, and keeps their banks. */
export function createStripePayouts(stripe: Stripe): PayoutGateway {
  return {
    async openAccount({ key }) {
      const { id: ref } = await stripe.accounts.create(
        {
          ...{ country: 'US', metadata: { key } },
          controller: {
            fees: { payer: 'application' },
            losses: { payments: 'application' },
            requirement_collection: 'stripe',
            stripe_dashboard: { type: 'express' },
          },
          capabilities: { transfers: { requested: true } },
          // The shop decides when: by the weekly run.
          settings: { payouts: { schedule: { interval: 'manual' } } },
        },
        { idempotencyKey: key },
      );
      return { ref };
    },

    async accountPage({ ref, returnUrl }) {
      const { details_submitted: isComplete } = await stripe.accounts.retrieve(ref);
      if (isComplete) return { url: (await stripe.accounts.createLoginLink(ref)).url };
      const { url } = await stripe.accountLinks.create({
        ...{ account: ref, type: 'account_onboarding' },
        // Its link works once: whoever comes by again begins at the shop.
        ...{ return_url: returnUrl, refresh_url: returnUrl },
      });
      return { url };
    },

    async findAccount(ref) {
      return toAccount(await stripe.accounts.retrieve(ref));
    },

    async transfer({ key, account, amount }) {
      const { data } = await stripe.transfers.list({ transfer_group: key, limit: 1 });
      const transfer =
        data[0] ??
        (await stripe.transfers.create(
          {
            ...{ amount, currency: 'usd', destination: account },
            ...{ transfer_group: key, metadata: { key } },
          },
          { idempotencyKey: key },
        ));
      if (transfer.amount !== amount || transfer.destination !== account)
        throw new Error('an idempotency key was used for two different transfers');
      return { ref: transfer.id };
    },

    async takeBack({ key, transfer, amount }) {
      const { data } = await stripe.transfers.listReversals(transfer, { limit: LOOKED_AT });
      const back =
        data.find(({ metadata }) => metadata?.key === key) ??
        (await stripe.transfers.createReversal(
          transfer,
          { amount, metadata: { key } },
          { idempotencyKey: key },
        ));
      if (back.amount !== amount)
        throw new Error('an idempotency key was used for two different transfers');
      return { ref: back.id };
    },

    async payOut({ key, account, amount }) {
      const of = { stripeAccount: account };
      const { data } = await stripe.payouts.list({ limit: LOOKED_AT }, of);
      const payout =
        data.find(({ metadata }) => metadata?.key === key) ??
        (await stripe.payouts.create(
          { amount, currency: 'usd', metadata: { key } },
          { ...of, idempotencyKey: key },
        ));
      if (payout.amount !== amount)
        throw new Error('an idempotency key was used for two different payouts');
      return toPaidOut(payout);
    },

    async findPayout({ ref, account }) {
      const payout = await orMissing(stripe.payouts.retrieve(ref, {}, { stripeAccount: account }));
      return payout === null ? null : toPaidOut(payout);
    },

    async *listPayouts(account) {
      let page: GatewayPayout[] = [];
      const all = stripe.payouts.list({ limit: LOOKED_AT }, { stripeAccount: account });
      for await (const payout of all) {
        const { id: ref, amount } = payout;
        page.push({ ref, amount: cents(amount), isPaid: toPaidOut(payout).outcome === 'paid' });
        if (page.length < LOOKED_AT) continue;
        yield page;
        page = [];
      }
      yield page;
    },
  };
}

/** On its way counts as paid: a bank may send it back days later. */
function toPaidOut({ id: ref, status, failure_code: code }: Stripe.Payout): PaidOut {
  if (status !== 'failed' && status !== 'canceled') return { outcome: 'paid', ref };
  const reason: PayoutFailure = CLOSED.includes(code ?? '')
    ? 'account_closed'
    : 'account_not_found';
  return { outcome: 'failed', reason };
}

function toAccount(account: Stripe.Account): PayoutAccount {
  const { requirements } = account;
  const due = [
    ...(requirements?.currently_due ?? []),
    // No payout goes there before it is replaced, whatever else is complete.
    ...(isBankRefused(account) ? ['external_account'] : []),
  ];
  return {
    state: stateOf(account),
    missing: [...new Set(due.map(toWords))],
    bank: bankOf(account),
  };
}

function stateOf(account: Stripe.Account): PayoutAccount['state'] {
  const { details_submitted, payouts_enabled, capabilities, requirements } = account;
  if (!details_submitted) return 'not_started';
  if (isBankRefused(account)) return 'restricted';
  if (payouts_enabled && capabilities?.transfers === 'active') return 'enabled';
  const isWaiting =
    (requirements?.pending_verification ?? []).length > 0 &&
    (requirements?.currently_due ?? []).length === 0;
  return isWaiting ? 'pending' : 'restricted';
}

function isBankRefused({ external_accounts }: Stripe.Account): boolean {
  const bank = external_accounts?.data.find((one) => one.object === 'bank_account');
  return bank?.object === 'bank_account' && bank.status === 'errored';
}

function bankOf({ external_accounts }: Stripe.Account): PayoutAccount['bank'] {
  const bank = external_accounts?.data.find((one) => one.object === 'bank_account');
  return bank?.object === 'bank_account'
    ? { name: bank.bank_name ?? 'Bank account', last4: bank.last4 }
    : null;
}

/** `individual.dob.day` as "Date of birth"; Stripe's own page asks for it in detail. */
function toWords(requirement: string): string {
  const known = WORDS.find(([part]) => requirement.includes(part));
  return known?.[1] ?? 'Details of the account';
}

const WORDS: readonly (readonly [string, string])[] = [
  ['external_account', 'Bank account'],
  ['tos_acceptance', 'Agreement to the terms'],
  ['business_profile', 'Details of the business'],
  ['verification', 'Proof of identity'],
  ['dob', 'Date of birth'],
  ['ssn', 'Social security number'],
  ['id_number', 'Social security number'],
  ['tax_id', 'Tax number'],
  ['address', 'Address'],
  ['email', 'Email address'],
  ['phone', 'Phone number'],
  ['name', 'Name'],
];
