// 3D Secure: the bank asks its customer to confirm a payment.
import { CONFIRM_MINUTES } from '@wevisu/domain/policy/policy.ts';
import { afterEach, beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';
import { releaseHolds } from './release-holds.ts';

const ASKS = '4000 0025 0000 3155';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let moss: TestVariant;
beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  moss = await shop.addVariant({ vendorId: shop.vendors[0].vendorId, stock: [9_000] });
});
afterEach(() => app.pool.query('delete from payment_refusals'));

interface Waiting {
  readonly buyer: Buyer;
  readonly id: string;
  readonly total: number;
  readonly url: string;
}

async function waiting(number = ASKS, over: { save_card?: boolean } = {}): Promise<Waiting> {
  const buyer = await shop.addHomeowner();
  await buy.putIntoCart(buyer, [{ variantId: moss.variantId, qty: 2 }]);
  const { id, total } = (await buy.start(buyer)).body.data;
  const payment_token = await buy.cardToken(number);
  const { status, body } = await buy.pay(buyer, id, { payment_token, total, ...over });
  expect([status, body.data.order_number]).toEqual([200, null]);
  return { buyer, id, total, url: body.data.confirmation?.url ?? '' };
}

async function statesOf(id: string) {
  const list = async (text: string) =>
    (await app.pool.query(text, [id])).rows.map(({ state }) => state);
  return {
    orders: (await list('select id as state from orders where checkout_id = $1')).length,
    attempts: await list(
      'select state from payment_attempts where checkout_id = $1 order by attempt',
    ),
    gateway: await list(
      `select state from sandbox_gateway.authorizations
       where idempotency_key like $1 || ':%' order by idempotency_key`,
    ),
  };
}

test('CHECK-06 a payment that its buyer confirms with the bank becomes one order', async () => {
  const { buyer, id, url, total } = await waiting();
  const held = (await shop.stockOf(moss.variantId)).held;
  expect(held).toBeGreaterThanOrEqual(2);
  const page = await app.raw('GET', url);
  expect([page.status, page.text]).toEqual([200, expect.stringContaining('ending in 3155')]);
  expect(page.text).toContain(`$${(total / 100).toFixed(2)}`);
  expect((await buy.show(buyer, id)).body.data).toMatchObject({
    state: 'paying',
    confirmation: { url },
  });
  expect((await buy.continue(buyer, id)).body.data.confirmation?.url).toBe(url);

  expect(await buy.bank(url, 'confirm')).toBe(303);
  const answers = await Promise.all(Array.from({ length: 10 }, () => buy.continue(buyer, id)));
  expect(new Set(answers.map(({ body }) => body.data.order_number))).toEqual(
    new Set([expect.stringMatching(/^WV-\d{6}$/)]),
  );
  expect(await statesOf(id)).toEqual({
    orders: 1,
    attempts: ['authorized'],
    gateway: ['authorized'],
  });
  // The bank's page opened again: the answer stays.
  expect(await buy.bank(url, 'refuse')).toBe(303);
  expect((await app.raw('GET', url)).text).toContain('You confirmed this payment');
  expect((await statesOf(id)).gateway).toEqual(['authorized']);
});

test.each([
  ['refuse', ASKS, 'payment_authentication_failed'],
  ['confirm', '4000 0084 0000 1629', 'payment_declined'],
  ['confirm', '4000 0082 6000 3178', 'payment_insufficient_funds'],
] as const)(
  '%s of %s ends as %s, told again after a reload, and another card pays',
  async (decision, number, code) => {
    const { buyer, id, total, url } = await waiting(number);
    await buy.bank(url, decision);
    for (let reload = 1; reload <= 2; reload += 1) {
      const { body } = await buy.continue(buyer, id);
      expect([reload, body.code]).toEqual([reload, code]);
      expect(body.message).toContain('your cart is kept');
    }
    expect((await buy.show(buyer, id)).body.data).toMatchObject({
      state: 'open',
      confirmation: null,
    });
    const paid = await buy.pay(buyer, id, { payment_token: await buy.cardToken(), total });
    expect(paid.body.data.order_number).toMatch(/^WV-/);
    expect((await statesOf(id)).orders).toBe(1);
  },
);

describe('a confirmation that is not given', () => {
  test('is canceled by its buyer, and the bank takes no answer any more', async () => {
    const { buyer, id, url, total } = await waiting();
    const { status, body } = await buy.cancel(buyer, id);
    expect([status, body.data]).toEqual([200, { order_number: null, confirmation: null }]);
    await buy.bank(url, 'confirm');
    expect((await app.raw('GET', url)).text).toContain('This payment was canceled');
    expect((await buy.continue(buyer, id)).body.code).toBe('payment_not_confirmed');
    await buy.pay(buyer, id, { payment_token: await buy.cardToken(), total });
    expect(await statesOf(id)).toEqual({
      orders: 1,
      attempts: ['refused', 'authorized'],
      gateway: ['voided', 'authorized'],
    });
  });

  test('and canceled after all when it was confirmed is the order', async () => {
    const { buyer, id, url } = await waiting();
    await buy.bank(url, 'confirm');
    expect((await buy.cancel(buyer, id)).body.data.order_number).toMatch(/^WV-/);
  });

  test('makes way for another card, also in two tabs at once', async () => {
    const { buyer, id, total } = await waiting();
    const cards = await Promise.all([buy.cardToken(), buy.cardToken('5555555555554444')]);
    const answers = await Promise.all(
      cards.map((payment_token) => buy.pay(buyer, id, { payment_token, total })),
    );
    expect(new Set(answers.map(({ body }) => body.data.order_number)).size).toBe(1);
    const { orders, gateway } = await statesOf(id);
    expect([orders, gateway.filter((state) => state === 'authorized').length]).toEqual([1, 1]);
    expect(gateway).not.toContain('needs_confirmation');
  });

  test('keeps its stock after the hold, and gives it back when its time is over', async () => {
    const { buyer, id } = await waiting();
    await app.pool.query(
      `update checkouts set hold_expires_at = now() - interval '1 minute' where id = $1`,
      [id],
    );
    const { held } = await shop.stockOf(moss.variantId);
    await releaseHolds({ pool: app.pool, now: () => new Date() });
    expect((await shop.stockOf(moss.variantId)).held).toBe(held);
    // As if the time were over; asking again does not prolong it.
    await app.pool.query(
      'update payment_attempts set confirm_until = confirm_until - make_interval(mins => $2) where checkout_id = $1',
      [id, CONFIRM_MINUTES],
    );
    expect((await buy.continue(buyer, id)).body.code).toBe('payment_not_confirmed');
    await releaseHolds({ pool: app.pool, now: () => new Date() });
    expect((await shop.stockOf(moss.variantId)).held).toBe(held - 2);
    expect((await statesOf(id)).gateway).toEqual(['voided']);
  });

  test('is found by a checkout that is opened again, as it stands', async () => {
    const { buyer, id, url } = await waiting();
    const again = await buy.start(buyer);
    expect([again.status, again.body.data]).toMatchObject([200, { id, confirmation: { url } }]);
    expect((await statesOf(id)).attempts).toEqual(['confirming']);
  });
});

test('a card to be kept is kept once the bank has its answer, not before', async () => {
  const { buyer, id, url } = await waiting(ASKS, { save_card: true });
  const kept = async () =>
    (await app.pool.query('select last4 from saved_cards where user_id = $1', [buyer.userId])).rows;
  expect(await kept()).toEqual([]);
  await buy.bank(url, 'confirm');
  await buy.continue(buyer, id);
  expect(await kept()).toEqual([{ last4: '3155' }]);
});

test('making banks ask counts like a refused card', async () => {
  const { buyer, id, total } = await waiting();
  for (let at = 0; at < 5; at += 1) {
    await buy.cancel(buyer, id);
    await buy.pay(buyer, id, { payment_token: await buy.cardToken(ASKS), total });
  }
  expect((await statesOf(id)).attempts).toHaveLength(5);
});

test('the payment of another account can be neither seen nor canceled', async () => {
  const { id } = await waiting();
  const stranger = await shop.addHomeowner();
  expect((await buy.continue(stranger, id)).body.code).toBe('checkout_not_found');
  expect((await buy.cancel(stranger, id)).body.code).toBe('checkout_not_found');
  expect((await statesOf(id)).attempts).toEqual(['confirming']);
});

test('a link to the bank that never was says so, with the way on', async () => {
  const { status, text } = await app.raw('GET', '/card-gateway/confirm/abc');
  expect([status, text]).toEqual([404, expect.stringContaining('is not valid any more')]);
  expect(text).toContain('href="/cart"');
  expect(await buy.bank('/card-gateway/confirm/abc', 'confirm')).toBe(404);
});
