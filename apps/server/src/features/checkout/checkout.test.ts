import { getProfile, updateProfile } from '@wevisu/contract/accounts.ts';
import { updateCart } from '@wevisu/contract/cart.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { TEST_ADDRESS, type TestShop, type TestVariant, testShop } from '../../test-shop.ts';
import { releaseHolds } from './release-holds.ts';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let moss: TestVariant;
let fern: TestVariant;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  moss = await shop.addVariant({ vendorId: shop.vendors[0]?.vendorId ?? 0, stock: [500, 500] });
  fern = await shop.addVariant({
    vendorId: shop.vendors[1]?.vendorId ?? 0,
    name: 'Fern',
    wholesaleCents: 1_250,
    stock: [900],
  });
});

async function buyerWith(items: readonly [TestVariant, number][]) {
  const buyer = await shop.addHomeowner();
  await buy.putIntoCart(
    buyer,
    items.map(([variant, qty]) => ({ variantId: variant.variantId, qty })),
  );
  return buyer;
}

/** Simulates minutes passing since the checkout started. */
function pass(minutes: number, id: string) {
  return app.pool.query(
    'update checkouts set hold_expires_at = hold_expires_at - make_interval(mins => $1) where id = $2',
    [minutes, id],
  );
}

describe('starting a checkout', () => {
  test('CHECK-06 G-51 says what two parcels cost, delivered and taxed, and adds up', async () => {
    const buyer = await buyerWith([
      [moss, 3],
      [fern, 10],
    ]);
    const { status, body } = await buy.start(buyer);
    expect(status).toBe(200);
    const { data } = body;
    // 37.80 and 15.76 a box.
    expect(data.subtotal).toBe(3 * 3_780 + 10 * 1_576);
    expect(data.tax_percent).toBe('7.25%');
    expect(data.tax).toBe(Math.round((data.subtotal * 725) / 10_000));
    expect(data.parcels.map((parcel) => parcel.lines.length)).toEqual([1, 1]);
    expect(data.parcels[0]?.weight_lb).toBe('59.5');
    expect(data.shipping_charge).toBe(
      data.parcels.reduce((total, parcel) => total + parcel.shipping, 0),
    );
    expect(data.total).toBe(data.subtotal + data.shipping_charge + data.tax);
    expect(data).toMatchObject({ state: 'open', changes: [], order_number: null });
    expect((await buy.show(buyer, data.id)).body.data).toEqual(data);
    expect(await shop.stockOf(moss.variantId)).toMatchObject({ held: 3 });
  });

  test('two tabs share one checkout, and a changed quantity moves the hold', async () => {
    const variant = await shop.addVariant({ vendorId: shop.vendors[0]?.vendorId ?? 0 });
    const buyer = await buyerWith([[variant, 4]]);
    const [a, b] = await Promise.all([buy.start(buyer), buy.start(buyer)]);
    expect(a.body.data.id).toBe(b.body.data.id);
    expect(await shop.stockOf(variant.variantId)).toEqual({ onHand: 100, held: 4 });
    await buy.putIntoCart(buyer, [{ variantId: variant.variantId, qty: 2 }]);
    const again = await buy.start(buyer);
    expect(again.body.data).toMatchObject({ id: a.body.data.id, changes: [] });
    expect(await shop.stockOf(variant.variantId)).toEqual({ onHand: 100, held: 6 });
  });

  test('takes the smallest lot that suffices, and says when lots must be mixed', async () => {
    const vendorId = shop.vendors[0]?.vendorId ?? 0;
    const variant = await shop.addVariant({ vendorId, name: 'Slate', stock: [30, 8, 12] });
    const one = await buy.start(await buyerWith([[variant, 7]]));
    expect(one.body.data.parcels[0]?.lines[0]?.lots).toEqual([{ lot_code: 'L2', qty: 7 }]);
    expect(one.body.data.changes).toEqual([]);
    const many = await buy.start(await buyerWith([[variant, 40]]));
    expect(many.body.data.parcels[0]?.lines[0]?.lots).toEqual([
      { lot_code: 'L1', qty: 30 },
      { lot_code: 'L3', qty: 10 },
    ]);
    expect(many.body.data.changes).toEqual([
      'Slate comes from 2 lots, whose shades may differ a little.',
    ]);
  });

  test('what cannot be bought stays in the cart, and the rest is checked out', async () => {
    const vendorId = shop.vendors[0]?.vendorId ?? 0;
    const few = await shop.addVariant({ vendorId, name: 'Few', stock: [2] });
    const buyer = await buyerWith([
      [few, 3],
      [moss, 1],
    ]);
    const { body } = await buy.start(buyer);
    expect(body.data.changes).toEqual(['Only 2 of Few left. Lower the quantity to continue.']);
    expect(body.data.subtotal).toBe(3_780);
    expect((await buy.start(buyer)).body.data.changes).toEqual([]);
    const only = await buy.start(await buyerWith([[few, 3]]));
    expect(only.body).toMatchObject({ code: 'not_enough_stock' });
    expect(await shop.stockOf(few.variantId)).toEqual({ onHand: 2, held: 0 });
  });

  test.each([
    [{ state: 'ZZ' }, 'address.state', 'Choose a U.S. state.'],
    [{ state: 'PR', zip_code: '00901' }, 'address.state', 'Choose a U.S. state.'],
    [{ zip_code: '10001' }, 'address.zip_code', 'This ZIP code is not in the chosen state.'],
    [{ zip_code: '9' }, 'address.zip_code', 'Enter a 5-digit zip code.'],
    [{ street: '' }, 'address.street', 'Enter the house number and street.'],
  ])('POL-17 refuses the address %o under %s', async (over, field, text) => {
    const buyer = await buyerWith([[moss, 1]]);
    const { status, body } = await buy.start(buyer, over);
    expect(status).toBe(422);
    expect(body.errors?.[field]?.[0]).toBe(text);
  });

  test('an empty cart, an unknown showroom and a state without rates are refused', async () => {
    const buyer = await shop.addHomeowner();
    expect((await buy.start(buyer)).body.code).toBe('cart_empty');
    const elsewhere = await buyerWith([[moss, 1]]);
    const texas = await buy.start(elsewhere, { state: 'TX', zip_code: '75001' });
    expect(texas.body.code).toBe('tax_unavailable');
  });

  test('a foreign checkout is the same 404 as none', async () => {
    const [mine, other] = [await buyerWith([[moss, 1]]), await shop.addHomeowner()];
    const { body } = await buy.start(mine);
    const [foreign, none] = [
      await buy.show(other, body.data.id),
      await buy.show(other, 'x'.repeat(43)),
    ];
    expect(foreign.status).toBe(404);
    expect(foreign.body).toEqual(none.body);
    const paid = await buy.pay(other, body.data.id, {
      payment_token: await buy.cardToken(),
      total: body.data.total,
    });
    expect(paid.status).toBe(404);
  });
});

test('CHECK-02 API-34 the profile says what shipping the cart costs, as the checkout then does', async () => {
  const buyer = await buyerWith([
    [moss, 3],
    [fern, 10],
  ]);
  const profile = () =>
    app.call(
      getProfile,
      { query: { checkout: 1, showroom: shop.showroom } },
      { token: buyer.token },
    );
  expect((await profile()).body.data.shipping_charge).toBeNull();
  await app.call(updateProfile, { body: { ...TEST_ADDRESS, checkout: 1 } }, { token: buyer.token });
  const { shipping_charge, shipping_address, payment_details } = (await profile()).body.data;
  expect([shipping_address, payment_details]).toEqual([{ ...TEST_ADDRESS }, []]);
  expect(shipping_charge).toBeGreaterThan(0);
  expect(shipping_charge).toBe((await buy.start(buyer)).body.data.shipping_charge);
  const withoutShowroom = await app.call(
    getProfile,
    { query: { checkout: 1 } },
    { token: buyer.token },
  );
  expect(withoutShowroom.body.data.shipping_charge).toBe(shipping_charge);
});

describe('time and change', () => {
  test('a hold that ran out is given back, says so, and starts again at the prices of now', async () => {
    const vendorId = shop.vendors[0]?.vendorId ?? 0;
    const variant = await shop.addVariant({ vendorId, name: 'Sage' });
    const buyer = await buyerWith([[variant, 2]]);
    const first = await buy.start(buyer);
    const { id, total } = first.body.data;
    await pass(16, id);
    expect((await buy.show(buyer, id)).body.data.state).toBe('expired');
    await app.pool.query('update variants set wholesale_cents = 4000 where id = $1', [
      variant.variantId,
    ]);
    const late = await buy.pay(buyer, id, { payment_token: await buy.cardToken(), total });
    expect(late.body).toMatchObject({ code: 'hold_expired' });
    expect(await shop.stockOf(variant.variantId)).toEqual({ onHand: 100, held: 0 });
    const again = await buy.start(buyer);
    expect(again.body.data.id).not.toBe(id);
    expect(again.body.data.changes).toEqual([
      'We could hold your items for only 15 minutes, so we rechecked stock and prices.',
      'Sage costs $50.40 now, before $37.80.',
    ]);
    expect(await shop.stockOf(variant.variantId)).toEqual({ onHand: 100, held: 2 });
  });

  test('the job gives back what is over and leaves the rest', async () => {
    const vendorId = shop.vendors[0]?.vendorId ?? 0;
    const variant = await shop.addVariant({ vendorId });
    const over = await buy.start(await buyerWith([[variant, 5]]));
    await buy.start(await buyerWith([[variant, 3]]));
    await pass(16, over.body.data.id);
    const deps = { pool: app.pool, now: () => new Date() };
    await Promise.all([releaseHolds(deps), releaseHolds(deps), releaseHolds(deps)]);
    expect(await shop.stockOf(variant.variantId)).toEqual({ onHand: 100, held: 3 });
  });

  test('prices, shipping and a coupon that changed are told, another quantity is not', async () => {
    const vendorId = shop.vendors[0]?.vendorId ?? 0;
    const variant = await shop.addVariant({ vendorId, name: 'Reed' });
    const couponId = await shop.addCoupon('REED', 50_000);
    const buyer = await buyerWith([[variant, 2]]);
    await app.call(
      updateCart,
      { body: { showroom: shop.showroom, coupon: 'REED' } },
      { token: buyer.token },
    );
    const first = await buy.start(buyer);
    expect(first.body.data.coupon).toEqual({ code: 'REED', amount: 378 });
    expect(first.body.data.total).toBe(
      first.body.data.subtotal - 378 + first.body.data.shipping_charge + first.body.data.tax,
    );
    await app.pool.query(`update coupons set status = 'ended' where id = $1`, [couponId]);
    await app.pool.query(
      `insert into shipping_rates (vendor_id, zone, up_to_g, base_cents, per_lb_cents)
       select $1, zone, 9000000, 5000, 0 from generate_series(1, 8) zone`,
      [vendorId],
    );
    const { body } = await buy.start(buyer);
    await app.pool.query('delete from shipping_rates where vendor_id = $1', [vendorId]);
    expect(body.data.changes).toEqual([
      'The coupon REED is not valid any more.',
      expect.stringMatching(/^Shipping is \$50\.00 now, before \$\d+\.\d\d\.$/),
    ]);
  });
});
