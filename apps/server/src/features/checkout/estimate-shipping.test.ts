import { syncToCart } from '@wevisu/contract/cart.ts';
import { estimateDelivery, getProduct, listProducts } from '@wevisu/contract/catalog.ts';
import { estimateShipping } from '@wevisu/contract/checkout.ts';
import type { CartId } from '@wevisu/domain/ids.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { TEST_ADDRESS, type TestShop, type TestVariant, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let moss: TestVariant;
let fern: TestVariant;
const zip: string = TEST_ADDRESS.zip_code;
/** The index of the catalog takes a change over a moment later. */
const PATIENCE = { timeout: 30_000 };

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  moss = await shop.addVariant({ vendorId: shop.vendors[0].vendorId, stock: [500] });
  fern = await shop.addVariant({ vendorId: shop.vendors[1].vendorId, name: 'Fern', stock: [500] });
  await vi.waitFor(
    async () =>
      expect((await app.call(listProducts, { query: {} })).body.data.total).toBeGreaterThan(1),
    PATIENCE,
  );
});

/** A guest's cart, and an account's with the same in it. */
async function bothCarts(items: readonly [TestVariant, number][]) {
  const wanted = items.map(([{ variantId }, qty]) => ({ variant_id: variantId, qty }));
  const { showroom } = shop;
  const { body } = await app.call(syncToCart, {
    body: { action: 'cart', showroom, items: wanted },
  });
  const buyer = await shop.addHomeowner();
  await buy.putIntoCart(
    buyer,
    items.map(([{ variantId }, qty]) => ({ variantId, qty })),
  );
  return { guest: body.data.temp_project_id as CartId, buyer };
}

const estimate = async (cart: CartId, at = zip) =>
  app.call(estimateShipping, {
    query: { showroom: shop.showroom, temp_project_id: cart, zip: at },
  });

function setFreeFrom(amount: number | null) {
  return app.pool.query('update vendors set free_shipping_from_cents = $1 where id = $2', [
    amount,
    shop.vendors[0].vendorId,
  ]);
}

test('U-50 CHECK-02 a guest is told what the checkout charges, to the cent, and when it arrives', async () => {
  const { guest, buyer } = await bothCarts([
    [moss, 3],
    [fern, 10],
  ]);
  const { status, body } = await estimate(guest);
  const { data: paid } = (await buy.start(buyer)).body;
  expect(status).toBe(200);
  expect(body.data).toMatchObject({ zip_code: zip, state: 'CA', total: paid.shipping_charge });
  expect(paid.shipping_charge).toBeGreaterThan(0);
  expect(body.data.parcels.map(({ shipping, arrives }) => ({ shipping, arrives }))).toEqual(
    paid.parcels.map(({ shipping, arrives }) => ({ shipping, arrives })),
  );
  expect(paid.parcels[0]?.arrives?.from).toMatch(/^\d{4}-\d\d-\d\d$/);
});

test('U-50 from its amount on a vendor ships free, in cart, product page and checkout alike', async () => {
  const { guest, buyer } = await bothCarts([[moss, 3]]);
  // 37.80 a box.
  const goods = 3 * 3_780;
  const onPage = async () =>
    app.call(estimateDelivery, {
      params: { hash: moss.hash },
      query: { showroom: shop.showroom, zip, variant: moss.variantId, qty: 3 },
    });
  for (const [from, isFree] of [
    [null, false],
    [goods + 1, false],
    [goods, true],
  ] as const) {
    await setFreeFrom(from);
    const { total, parcels } = (await estimate(guest)).body.data;
    const { data: paid } = (await buy.start(buyer)).body;
    const page = (await onPage()).body.data;
    expect([from, total === 0]).toEqual([from, isFree]);
    expect([page.shipping, paid.shipping_charge]).toEqual([total, total]);
    expect(parcels[0]?.arrives).toEqual({ from: page.from, to: page.to });
    expect(paid.parcels[0]?.arrives).toEqual({ from: page.from, to: page.to });
  }
  await vi.waitFor(async () => {
    const { data } = (await app.call(getProduct, { params: { hash: moss.hash }, query: {} })).body;
    expect(data.vendor).toEqual({ name: shop.vendors[0].name, free_delivery_from: goods });
  }, PATIENCE);
  await setFreeFrom(null);
});

test('U-50 refuses a wrong zip code at its field, and an empty or unknown cart', async () => {
  const { guest } = await bothCarts([[moss, 1]]);
  const wrong = await estimate(guest, '00999');
  expect([wrong.status, wrong.body.errors?.zip?.[0]]).toEqual([
    422,
    expect.stringContaining('U.S. zip code'),
  ]);
  expect((await estimate(`${guest}x` as CartId)).body.code).toBe('cart_not_found');
  const { token } = await shop.addHomeowner();
  const empty = await app.call(
    estimateShipping,
    { query: { showroom: shop.showroom, zip } },
    { token },
  );
  expect(empty.body.code).toBe('cart_empty');
});
