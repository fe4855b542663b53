import { cents } from '@wevisu/domain/money/money.ts';
import Stripe from 'stripe';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { type TestCard, testGatewayContract } from '../seam/test-gateway-contract.ts';
import { createStripeGateway } from './stripe-gateway.ts';
import { startStripe } from './test-stripe-server.ts';
import { SECRET_KEY, type StripeServer } from './test-stripe-service.ts';
import type { StripeCard } from './test-stripe-world.ts';

const SETTINGS = {
  ...{ secretKey: SECRET_KEY, publishableKey: 'pk_test_local' },
  webhookSecrets: ['whsec_shop', 'whsec_connect'],
};
const DAY_MS = 86_400_000;

const CARDS: Readonly<Record<TestCard, StripeCard>> = {
  ...{ good: 'good', declined: 'generic_decline', insufficient_funds: 'insufficient_funds' },
  ...{ expired_card: 'expired_card', wrong_cvc: 'incorrect_cvc', asks: 'asks' },
  ...{ processing_error: 'processing_error', disputed: 'good' },
  sends_back: 'good',
};

const OBJECTS: Readonly<Record<string, string>> = {
  ...{ payment: 'payment_intent', refund: 'refund', payout: 'payout', account: 'account' },
};

function sign(event: object, secret: string, at = new Date()) {
  const payload = JSON.stringify(event);
  const timestamp = Math.floor(at.getTime() / 1000);
  const { webhooks } = new Stripe(SECRET_KEY);
  return {
    body: payload,
    signature: webhooks.generateTestHeaderString({ payload, secret, timestamp }),
  };
}

const asked: StripeServer[] = [];

testGatewayContract('Stripe', async () => {
  let day = 0;
  const stripe = await startStripe(() => new Date(Date.now() + day * DAY_MS));
  asked.push(stripe);
  let events = 0;
  return {
    gateway: createStripeGateway({ ...SETTINGS, standIn: stripe.api }),
    card: async (card) => stripe.addCard(CARDS[card]),
    confirm: async ({ ref }, isConfirmed) => stripe.confirm(ref, isConfirmed),
    index: () => stripe.index(),
    setDay(of) {
      day = of;
    },
    enterBank: async ({ ref }) => stripe.enterBank(ref, '6789'),
    sendBackRefund: async (ref) => stripe.failRefund(ref),
    sendBackPayout: async (ref) => stripe.endPayout(ref, 'account_closed'),
    dispute: async (charge) => {
      stripe.dispute(charge);
    },
    decide: async (ref, isWon) => stripe.endDispute(ref, isWon ? 'won' : 'lost'),
    async webhook({ about, ref }, at) {
      events += 1;
      const object = { object: OBJECTS[about] ?? about, id: 'obj_1', metadata: { key: ref } };
      const named = about === 'account' ? { ...object, id: ref } : object;
      return sign(
        { id: `evt_${events}`, object: 'event', data: { object: named } },
        'whsec_shop',
        at,
      );
    },
  };
});

// The contract's own server, and those of the tests below.
afterAll(() => {
  for (const { problems } of asked) expect(problems).toEqual([]);
});

describe('Stripe alone', () => {
  let stripe: StripeServer;
  let gateway: ReturnType<typeof createStripeGateway>;
  beforeEach(async () => {
    stripe = await startStripe(() => new Date());
    asked.push(stripe);
    gateway = createStripeGateway({ ...SETTINGS, standIn: stripe.api });
  });

  const hold = (key: string) =>
    gateway.authorize({
      ...{ key, token: stripe.addCard('good'), amount: cents(90_00), returnUrl: 'http://x' },
    });

  test('a question of a bank takes no money, and is no dispute', async () => {
    const held = await hold('k:1');
    if (held.outcome !== 'authorized') throw new Error('not held');
    await gateway.capture({ key: 'c:1', ref: held.ref, amount: cents(90_00) });
    const asks = stripe.dispute(held.ref, true);
    expect(await gateway.disputes.find(asks)).toBeNull();
    for await (const page of gateway.disputes.list({ since: new Date(0) }))
      expect(page).toEqual([]);
    expect((await gateway.refund({ key: 'r:1', ref: held.ref, amount: cents(1_00) })).outcome).toBe(
      'done',
    );
  });

  test('an answer that is lost is asked for again, and what was done is done once', async () => {
    const token = stripe.addCard('good');
    const of = { key: 'k:1', token, amount: cents(90_00), returnUrl: 'http://x' };
    const first = await gateway.authorize(of);
    if (first.outcome !== 'authorized') throw new Error('not held');
    stripe.loseAnswer();
    expect(await gateway.authorize(of)).toEqual(first);
    const capture = { key: 'c:1', ref: first.ref, amount: cents(90_00) };
    const captured = await gateway.capture(capture);
    const refund = { key: 'r:1', ref: first.ref, amount: cents(10_00) };
    const done = await gateway.refund(refund);
    stripe.forgetKeys();
    expect(await gateway.capture(capture)).toEqual(captured);
    expect(await gateway.refund(refund)).toEqual(done);
    expect(await gateway.findCharge(first.ref)).toMatchObject({ charged: 90_00, paidBack: 10_00 });
  });

  test('a day later, what was done is looked up and not done again', async () => {
    const { ref: account } = await gateway.payouts.openAccount({ key: 'account:vendor:1' });
    stripe.enterBank(account, '6789');
    const token = stripe.addCard('good');
    await hold('k:1');
    const charge = { key: 'c:1', token, amount: cents(40_00) };
    const transfer = { key: 'transfer:1', account, amount: cents(50_00) };
    const payout = { key: 'payout:1:1', account, amount: cents(20_00) };
    const back = { key: 'return:1', account, amount: cents(5_00) };
    const charged = await gateway.charge(charge);
    const moved = await gateway.payouts.transfer(transfer);
    const paid = await gateway.payouts.payOut(payout);
    const returned = await gateway.payouts.takeBack({ ...back, transfer: moved.ref });
    stripe.index();
    stripe.forgetKeys();
    expect(await gateway.charge(charge)).toEqual(charged);
    expect(await gateway.payouts.transfer(transfer)).toEqual(moved);
    expect(await gateway.payouts.payOut(payout)).toEqual(paid);
    expect(await gateway.payouts.takeBack({ ...back, transfer: moved.ref })).toEqual(returned);
    expect(stripe.transferred(account)).toBe(25_00);
  });

  test('a payment that its search does not find yet is found by its reference', async () => {
    const held = await hold('k:1');
    if (held.outcome !== 'authorized') throw new Error('not held');
    expect(await gateway.find({ key: 'k:1', ref: null })).toBeNull();
    expect(await gateway.find({ key: 'k:1', ref: held.ref })).toEqual(held);
  });

  test('a card that is used again keeps its customer', async () => {
    const token = stripe.addCard('good');
    for (const key of ['k:1', 'k:2'])
      await gateway.authorize({ key, token, amount: cents(10_00), returnUrl: 'http://x' });
    await gateway.charge({ key: 'c:1', token, amount: cents(10_00) });
    expect(stripe.asked.filter((one) => one === 'POST /v1/customers')).toHaveLength(1);
  });

  test('a payout that its bank refuses later is failed when it is asked about', async () => {
    const { ref: account } = await gateway.payouts.openAccount({ key: 'account:vendor:1' });
    stripe.enterBank(account, '6789');
    await gateway.payouts.transfer({ key: 'transfer:1', account, amount: cents(50_00) });
    for (const [code, reason] of [
      ['account_closed', 'account_closed'],
      ['no_account', 'account_not_found'],
    ] as const) {
      const of = { key: `payout:${code}`, account, amount: cents(50_00) };
      const paid = await gateway.payouts.payOut(of);
      if (paid.outcome !== 'paid') throw new Error('not on its way');
      stripe.endPayout(paid.ref, code);
      expect(await gateway.payouts.payOut(of)).toEqual({ outcome: 'failed', reason });
    }
    expect(await gateway.payouts.findAccount(account)).toMatchObject({
      ...{ state: 'restricted', missing: ['Bank account'] },
    });
  });

  test('a refund that fails says why: the card, the bank or a dispute', async () => {
    const held = await hold('k:1');
    if (held.outcome !== 'authorized') throw new Error('not held');
    await gateway.capture({ key: 'c:1', ref: held.ref, amount: cents(90_00) });
    for (const [theirs, reason] of [
      ['lost_or_stolen_card', 'card_closed'],
      ['declined', 'bank_refused'],
      ['charge_for_pending_refund_disputed', 'charge_disputed'],
    ] as const) {
      const of = { key: `r:${theirs}`, ref: held.ref, amount: cents(90_00) };
      const done = await gateway.refund(of);
      if (done.outcome !== 'done' || done.ref === null) throw new Error('not paid back');
      stripe.failRefund(done.ref, theirs);
      expect(await gateway.findRefund(done.ref)).toEqual({ outcome: 'failed', reason });
    }
  });

  test('an account asks for what is missing in words, each once', async () => {
    const { ref } = await gateway.payouts.openAccount({ key: 'account:pro:1' });
    expect((await gateway.payouts.findAccount(ref)).missing).toEqual([
      ...['Date of birth', 'Bank account'],
    ]);
    const page = async () =>
      (await gateway.payouts.accountPage({ ref, returnUrl: 'http://shop.example' })).url;
    expect(await page()).toContain('/setup');
    stripe.enterBank(ref, '6789');
    expect(await page()).toContain('/login');
  });

  test('webhooks of connected accounts have a secret of their own, and parts of an account name it', async () => {
    const read = (of: { readonly body: string; readonly signature: string }) =>
      gateway.readWebhook({ ...of, body: Buffer.from(of.body), now: new Date() });
    const object = { id: 'ba_1', object: 'bank_account' };
    const event = { id: 'evt_1', object: 'event', account: 'acct_1', data: { object } };
    expect(await read(sign(event, 'whsec_connect'))).toEqual({
      ...{ kind: 'event', id: 'evt_1', about: 'account', ref: 'acct_1' },
    });
    expect(await read(sign(event, 'whsec_other'))).toEqual({ kind: 'refused' });
    const foreign = {
      id: 'evt_2',
      object: 'event',
      data: { object: { id: 'pi_1', object: 'payment_intent', metadata: {} } },
    };
    expect(await read(sign(foreign, 'whsec_shop'))).toEqual({ kind: 'ignored' });
  });
});
