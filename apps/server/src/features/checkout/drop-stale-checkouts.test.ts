import { beforeAll, expect, test } from 'vitest';
import { newToken } from '../../platform/crypto/tokens.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';
import { createGateway } from '../gateway/create-gateway.ts';
import { dropStaleCheckouts } from './drop-stale-checkouts.ts';
import { releaseHolds } from './release-holds.ts';

const DECLINED = '4000 0000 0000 0002';
const DAY_MS = 24 * 3600 * 1000;

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let moss: TestVariant;
beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  moss = await shop.addVariant({ vendorId: shop.vendors[0]?.vendorId ?? 0 });
});

function inDays(days: number) {
  const { pool } = app;
  const now = () => new Date(Date.now() + days * DAY_MS);
  const gateway = createGateway(
    { production: false, stripe: null },
    { pool, now, newId: newToken, warn: () => {} },
  );
  return { pool, now, gateway };
}

async function started() {
  const buyer = await shop.addHomeowner();
  await buy.putIntoCart(buyer, [{ variantId: moss.variantId, qty: 1 }]);
  const { body } = await buy.start(buyer);
  return { buyer, id: body.data.id, total: body.data.total };
}

async function idsIn(table: string, column: string): Promise<string[]> {
  const { rows } = await app.pool.query(`select ${column} as id from ${table} order by 1`);
  return rows.map(({ id }) => id);
}

test('checkouts that ran out go after a month, and what was ordered stays', async () => {
  const left = await started();
  const refused = await started();
  await buy.pay(refused.buyer, refused.id, {
    payment_token: await buy.cardToken(DECLINED),
    total: refused.total,
  });
  const ordered = await started();
  const paid = await buy.pay(ordered.buyer, ordered.id, {
    payment_token: await buy.cardToken(),
    total: ordered.total,
  });
  expect(paid.status).toBe(200);
  expect(await releaseHolds(inDays(1))).toBe(2);
  // One whose authorization was released.
  const late = await started();
  await releaseHolds(inDays(1));
  await app.pool.query(
    `insert into payment_attempts (checkout_id, attempt, idempotency_key, payment_token, amount_cents, state)
     values ($1, 1, $1 || ':1', 'gone', 1, 'voided')`,
    [late.id],
  );

  // They expired a day from now by the test's clock.
  expect(await dropStaleCheckouts(inDays(30))).toMatchObject({ checkouts: 0 });
  expect(await dropStaleCheckouts(inDays(32))).toMatchObject({ checkouts: 2 });
  expect(await idsIn('checkouts', 'id')).toEqual([ordered.id, late.id].sort());
  expect(await idsIn('payment_attempts', 'checkout_id')).toEqual([ordered.id, late.id].sort());
  expect(await idsIn('orders', 'checkout_id')).toEqual([ordered.id]);
  expect(await dropStaleCheckouts(inDays(32))).toMatchObject({ checkouts: 0 });
  expect(left.id).not.toBe(refused.id);
});

test('cards that were typed and never charged go after two days, saved ones stay', async () => {
  await app.pool.query('delete from sandbox_gateway.authorizations');
  await app.pool.query('delete from sandbox_gateway.payment_methods');
  const [typed, saved, charged, refused] = await Promise.all([
    buy.cardToken(),
    buy.cardToken(),
    buy.cardToken(),
    buy.cardToken(DECLINED),
  ]);
  const buyer = await shop.addHomeowner();
  await app.pool.query(
    `insert into saved_cards (user_id, payment_token, brand, last4, exp_month, exp_year, name_on_card)
     values ($1, $2, 'Visa', '4242', 12, 2040, 'Ana Lopez')`,
    [buyer.userId, saved],
  );
  const refusal = await started();
  await buy.pay(refusal.buyer, refusal.id, { payment_token: refused, total: refusal.total });
  const { status } = await buy.pay(refusal.buyer, refusal.id, {
    payment_token: charged,
    total: refusal.total,
  });
  expect(status).toBe(200);

  expect(await dropStaleCheckouts(inDays(1))).toMatchObject({ refusals: 0, methods: 0 });
  expect(await dropStaleCheckouts(inDays(3))).toMatchObject({ refusals: 0, methods: 1 });
  expect(await idsIn('sandbox_gateway.payment_methods', 'token')).toEqual(
    [saved, charged, refused].sort(),
  );
  expect(await dropStaleCheckouts(inDays(31))).toMatchObject({ refusals: 1, methods: 1 });
  expect(await idsIn('sandbox_gateway.payment_methods', 'token')).toEqual([saved, charged].sort());
  expect(typed).not.toBe(saved);
});

test('it runs once a day', async () => {
  const { rows } = await app.pool.query(
    "select cron from jobs.schedule where name = 'checkout.drop-stale'",
  );
  expect(rows).toEqual([{ cron: '37 3 * * *' }]);
});
