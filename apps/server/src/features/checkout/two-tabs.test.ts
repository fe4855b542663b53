// What another tab does to a cart while its order is being placed.
import { getCart, updateCart } from '@wevisu/contract/cart.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';
import { beginAttempt } from './store/attempts.ts';
import { insertOrder } from './store/place-order.ts';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let moss: TestVariant;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  moss = await shop.addVariant({ vendorId: shop.vendors[0]?.vendorId ?? 0, stock: [9_000] });
});

async function started(qty: number) {
  const buyer = await shop.addHomeowner();
  await buy.putIntoCart(buyer, [{ variantId: moss.variantId, qty }]);
  const { body } = await buy.start(buyer);
  return { buyer, id: body.data.id, total: body.data.total };
}

async function linesOf(buyer: Buyer) {
  const query = { showroom: shop.showroom };
  const { body } = await app.call(getCart, { query }, { token: buyer.token });
  return body.data.Project_tans;
}

async function setQty(buyer: Buyer, qty: number) {
  const [line] = await linesOf(buyer);
  const body = { showroom: shop.showroom, items: [{ id: line?.id ?? 0, qty }] };
  await app.call(updateCart, { body }, { token: buyer.token });
}

test.each([
  [8, [3]],
  [5, []],
  [2, []],
])(
  'CART-11 of 5 bought, a line set to %d meanwhile keeps what was not bought: %j',
  async (qty, left) => {
    const { buyer, id, total } = await started(5);
    await setQty(buyer, qty);
    const paid = await buy.pay(buyer, id, { payment_token: await buy.cardToken(), total });
    expect(paid.status).toBe(200);
    expect((await linesOf(buyer)).map((line) => line.qty)).toEqual(left);
  },
);

test('CHECK-06 a tab that opens the checkout while the order is being written is not offered the goods again', async () => {
  const { buyer, id, total } = await started(4);
  const now = new Date();
  const begun = await beginAttempt(app.pool, {
    checkoutId: id,
    userId: buyer.userId,
    totalCents: total,
    token: await buy.cardToken(),
    savedCardId: null,
    savesCard: false,
    limitKeys: [],
    now,
  });
  const attempt = begun?.begun;
  if (!attempt) throw new Error('nothing has begun');
  const client = await app.pool.connect();
  const card = { brand: 'visa', last4: '4242', expMonth: 1, expYear: 2040, nameOnCard: 'Ana' };
  await client.query('begin');
  await insertOrder(client, {
    attempt,
    gateway: 'sandbox',
    ref: 'ref-1',
    card,
    expiresAt: now,
    now,
  });
  const second = buy.start(buyer);
  await untilSomebodyWaits();
  await client.query('commit');
  client.release();
  const { status, body } = await second;
  expect([status, body.code]).toEqual([422, 'cart_empty']);
});

async function untilSomebodyWaits(): Promise<void> {
  for (;;) {
    const { rowCount } = await app.pool.query(
      `select 1 from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock'`,
    );
    if (rowCount) return;
    await new Promise((resolve) => setTimeout(resolve, 20));
  }
}
