// What a change of the assortment does to what somebody has begun.
import * as contract from '@wevisu/contract/assortment.ts';
import * as catalog from '@wevisu/contract/catalog.ts';
import { beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { testCheckout } from '../../test-checkout.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let tile: TestVariant;
let slab: TestVariant;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  const [vendor, second] = shop.vendors;
  tile = await shop.addVariant({ vendorId: vendor.vendorId, name: 'Heron tile' });
  slab = await shop.addVariant({ vendorId: second.vendorId, name: 'Heron slab' });
  // The catalog hears of new products a moment later.
  await vi.waitFor(async () => expect(await listTotal()).toBe(2), 10_000);
});

async function listTotal() {
  const query = { showroom: shop.showroom, q: 'heron' };
  return (await app.call(catalog.listProducts, { query })).body.data.total;
}

async function hide(...variants: readonly TestVariant[]) {
  const as = { token: shop.pro.token };
  const { version } = (await app.call(contract.getAssortment, {}, as)).body.data;
  const rules = variants.map(({ productId }) => ({
    kind: 'product' as const,
    id: productId,
    shown: false,
  }));
  const { status } = await app.call(contract.saveAssortment, { body: { version, rules } }, as);
  expect(status).toBe(200);
  await vi.waitFor(async () => expect(await listTotal()).toBe(2 - variants.length), 10_000);
}

beforeEach(() => hide());

test('G-30 refuses the payment of what stopped being offered after the checkout began, and charges nothing', async () => {
  const till = testCheckout(app, shop);
  const buyer = await shop.addHomeowner();
  await till.putIntoCart(buyer, [
    { variantId: slab.variantId, qty: 1 },
    { variantId: tile.variantId, qty: 1 },
  ]);
  const { id, total } = (await till.start(buyer)).body.data;
  await hide(slab);
  const refused = await till.pay(buyer, id, { payment_token: await till.cardToken(), total });
  expect([refused.status, refused.body.code]).toEqual([422, 'product_not_offered']);
  expect(refused.body.message).toContain('Heron slab');
  const { rows } = await app.pool.query(
    `select (select count(*) from orders where checkout_id = $1)::int as orders,
       (select count(*) from payment_attempts where checkout_id = $1)::int as attempts`,
    [id],
  );
  expect(rows[0]).toEqual({ orders: 0, attempts: 0 });
  await hide();
  const paid = await till.pay(buyer, id, { payment_token: await till.cardToken(), total });
  expect(paid.status).toBe(200);
});

test('CAT-16 API-41 G-30 what others also viewed has nothing that the showroom hides', async () => {
  for (let at = 0; at < 3; at += 1) {
    const { token } = await shop.addHomeowner();
    const body = { products: [slab.hash, tile.hash] };
    await app.call(catalog.listRecentlyViewed, { body }, { token });
  }
  const alsoViewed = async () => {
    const body = { showroom: shop.showroom, products: [tile.hash] };
    const reply = await app.call(catalog.listCustomerViewed, { body });
    return reply.body.data.map(({ name }) => name);
  };
  expect(await alsoViewed()).toEqual(['Heron slab']);
  await hide(slab);
  expect(await alsoViewed()).toEqual([]);
});
