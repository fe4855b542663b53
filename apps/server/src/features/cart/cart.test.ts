import * as cart from '@wevisu/contract/cart.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';
import { dropStaleCarts } from './drop-stale-carts.ts';

let app: TestApp;
let shop: TestShop;
let moss: TestVariant;
let fern: TestVariant;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  const [alder, birch] = shop.vendors;
  moss = await shop.addVariant({ vendorId: alder?.vendorId ?? 0, stock: [40, 60] });
  fern = await shop.addVariant({
    vendorId: birch?.vendorId ?? 0,
    name: 'Fern',
    wholesaleCents: 1_250,
    minimumUnit: 5,
  });
});

interface Who {
  readonly token?: string | undefined;
  readonly temp?: string | null;
}

function add(items: { variant_id: number; qty: number; area_sqft_e2?: number }[], who: Who = {}) {
  return app.call(
    cart.syncToCart,
    { body: { action: 'cart', showroom: shop.showroom, temp_project_id: who.temp ?? null, items } },
    { token: who.token },
  );
}

function read(who: Who = {}, over: object = {}) {
  const query = {
    showroom: shop.showroom,
    ...(who.temp ? { temp_project_id: who.temp } : {}),
    ...over,
  };
  return app.call(cart.getCart, { query }, { token: who.token });
}

async function guestWith(qty: number, variant = moss) {
  const { body } = await add([{ variant_id: variant.variantId, qty }]);
  return { temp: body.data.temp_project_id ?? '', line: body.data.Project_tans[0] };
}

describe('a guest', () => {
  test('CART-01 G-47 reads an empty cart first and gets an id at the first add', async () => {
    const empty = await read();
    expect(empty.status).toBe(200);
    expect(empty.body.data).toMatchObject({
      temp_project_id: null,
      total_qty: 0,
      can_checkout: false,
    });
    const added = await add([{ variant_id: moss.variantId, qty: 3, area_sqft_e2: 2_750 }]);
    expect(added.status).toBe(200);
    expect(added.body.message).not.toBe('');
    const { temp_project_id: temp } = added.body.data;
    expect(temp?.length).toBeGreaterThanOrEqual(40);
    const again = await read({ temp });
    expect(again.body.data).toEqual(added.body.data);
    // 30.00 wholesale, 5 % fee, 20 % markup: 31.50 + 6.30.
    expect(again.body.data.Project_tans[0]).toMatchObject({
      qty: 3,
      area_sqft_e2: 2_750,
      price: 3_780,
      price_sqft: 378,
      box_sqft: '10',
      total: 11_340,
      seen_price: null,
      problem: null,
      stock: 100,
      lots_needed: 1,
      lead_time: '3 to 5 days',
      picture: `p/${moss.hash}/0-cafe`,
    });
    expect(again.body.data).toMatchObject({ total_qty: 3, subtotal: 11_340, can_checkout: true });
  });

  test('API-15 CART-09 the same product twice is one line, whose area grows with it', async () => {
    const first = await add([{ variant_id: moss.variantId, qty: 2, area_sqft_e2: 1_500 }]);
    const temp = first.body.data.temp_project_id;
    const items = [
      { variant_id: moss.variantId, qty: 1, area_sqft_e2: 1_000 },
      { variant_id: moss.variantId, qty: 4, area_sqft_e2: 4_000 },
    ];
    const { body } = await add(items, { temp });
    expect(body.data.Project_tans).toHaveLength(1);
    expect(body.data.Project_tans[0]).toMatchObject({ qty: 7, area_sqft_e2: 6_500 });
    expect(body.data.temp_project_id).toBe(temp);
  });

  test('CART-09 a line that is partly counted from an area and partly not says no area', async () => {
    const counted = { variant_id: moss.variantId, qty: 2, area_sqft_e2: 1_500 };
    const typed = { variant_id: moss.variantId, qty: 1 };
    for (const [one, other] of [
      [counted, typed],
      [typed, counted],
    ] as const) {
      const temp = (await add([one])).body.data.temp_project_id;
      const { body } = await add([other], { temp });
      expect(body.data.Project_tans[0]).toMatchObject({ qty: 3, area_sqft_e2: null });
    }
  });

  test('U-15 an unknown id and the cart of a member are the same 404', async () => {
    const owner = await shop.addHomeowner();
    const own = await add([{ variant_id: moss.variantId, qty: 1 }], { token: owner.token });
    const foreign = own.body.data.temp_project_id ?? '';
    const unknown = 'x'.repeat(43);
    for (const call of [read, (who: Who) => add([{ variant_id: moss.variantId, qty: 1 }], who)]) {
      const [a, b] = [await call({ temp: foreign }), await call({ temp: unknown })];
      expect(a.status).toBe(404);
      expect(a.body).toEqual(b.body);
    }
    const after = await read({ token: owner.token });
    expect(after.body.data.total_qty).toBe(1);
  });

  test('G-47 a cart unused for 30 days is dropped, one read yesterday stays', async () => {
    const [old, used] = [await guestWith(1), await guestWith(1)];
    await app.pool.query(
      `update carts set updated_at = now() - interval '31 days' where id in ($1, $2)`,
      [old.temp, used.temp],
    );
    await read({ temp: used.temp });
    expect(await dropStaleCarts({ pool: app.pool, now: () => new Date() })).toBe(1);
    expect((await read({ temp: old.temp })).status).toBe(404);
    expect((await read({ temp: used.temp })).body.data.total_qty).toBe(1);
  });

  test('a guest who enters another showroom has an empty cart there and keeps the first', async () => {
    const other = await testShop(app);
    const guest = await guestWith(2);
    const there = await read({ temp: guest.temp }, { showroom: other.showroom });
    expect(there.body.data).toMatchObject({ temp_project_id: null, total_qty: 0 });
    expect((await read({ temp: guest.temp })).body.data.total_qty).toBe(2);
  });
});

describe('quantities', () => {
  test.each([0, -1, 1.5, 1e9, 'abc', null, '3'])(
    'CAT-09 a quantity of %j is refused and changes nothing',
    async (qty) => {
      const guest = await guestWith(2);
      const body = { action: 'cart', showroom: shop.showroom, temp_project_id: guest.temp };
      const added = await app.raw('POST', '/api/projectCart/sync_to_cart', {
        ...body,
        items: [{ variant_id: moss.variantId, qty }],
      });
      const updated = await app.raw('POST', '/api/projectCart/update_cart', {
        ...body,
        items: [{ id: guest.line?.id, qty }],
      });
      expect([added.status, updated.status]).toEqual([422, 422]);
      expect(added.body.message).toBe('The given data was invalid.');
      expect((await read({ temp: guest.temp })).body.data.total_qty).toBe(2);
    },
  );

  test('an area of 0 is refused', async () => {
    const { status } = await add([{ variant_id: moss.variantId, qty: 1, area_sqft_e2: 0 }]);
    expect(status).toBe(422);
  });

  test('CAT-07 a quantity below the smallest is refused, with the number', async () => {
    const { status, body } = await add([{ variant_id: fern.variantId, qty: 4 }]);
    expect(status).toBe(422);
    expect(body.message).toBe('The minimum quantity is 5.');
  });

  test('an unknown variant is a 404 and adds none of the others', async () => {
    const guest = await guestWith(1);
    const items = [
      { variant_id: moss.variantId, qty: 1 },
      { variant_id: 999_999_999, qty: 1 },
    ];
    expect((await add(items, { temp: guest.temp })).status).toBe(404);
    expect((await read({ temp: guest.temp })).body.data.total_qty).toBe(1);
  });

  test('fifty adds at once lose none', async () => {
    const guest = await guestWith(1);
    await Promise.all(
      Array.from({ length: 50 }, () =>
        add([{ variant_id: moss.variantId, qty: 1 }], { temp: guest.temp }),
      ),
    );
    expect((await read({ temp: guest.temp })).body.data.total_qty).toBe(51);
  });
});

describe('changing a cart', () => {
  function update(body: object, who: Who = {}) {
    return app.call(
      cart.updateCart,
      { body: { showroom: shop.showroom, temp_project_id: who.temp ?? null, ...body } },
      { token: who.token },
    );
  }

  test('CART-11 API-17 a quantity changes; the line of another changes nothing', async () => {
    const [mine, theirs] = [await guestWith(2), await guestWith(3)];
    const changed = await update({ items: [{ id: mine.line?.id, qty: 9 }] }, mine);
    expect(changed.body.data.total_qty).toBe(9);
    const items = [
      { id: mine.line?.id, qty: 1 },
      { id: theirs.line?.id, qty: 1 },
    ];
    expect((await update({ items }, mine)).status).toBe(404);
    expect((await read(mine)).body.data.total_qty).toBe(9);
    expect((await read(theirs)).body.data.total_qty).toBe(3);
  });

  test('CART-12 API-19 a line is taken out by its holder alone', async () => {
    const [mine, theirs] = [await guestWith(2), await guestWith(3)];
    const destroy = (id: number | undefined, temp: string, showroom: number = shop.showroom) =>
      app.call(cart.destroyCartLine, {
        params: { id: id ?? 0 },
        query: { showroom, temp_project_id: temp },
      });
    expect((await destroy(theirs.line?.id, mine.temp)).status).toBe(404);
    expect((await destroy(mine.line?.id, mine.temp, 999_999)).status).toBe(404);
    const gone = await destroy(mine.line?.id, mine.temp);
    expect(gone.body.data.Project_tans).toEqual([]);
    expect((await destroy(mine.line?.id, mine.temp)).status).toBe(404);
    expect((await read(theirs)).body.data.total_qty).toBe(3);
  });

  test('G-56 PRO-06 a coupon takes its percent of the price that is seen, at most all of the markup', async () => {
    await shop.addCoupon('SPRING', 50_000);
    await shop.addCoupon('MARKUP', 166_666);
    await shop.addCoupon('OLD', 50_000, new Date(Date.now() - 1000));
    const guest = await guestWith(2);
    const spring = await update({ coupon: ' spring ' }, guest);
    // 5 % of 37.80 is 1.89, twice.
    expect(spring.body.data).toMatchObject({
      subtotal: 7_560,
      coupon: { code: 'SPRING', rate_percent: '5%', amount: 378 },
      total: 7_182,
    });
    expect(spring.body.message).toBe('SPRING takes $3.78 off.');
    const whole = await update({ coupon: 'MARKUP' }, guest);
    expect(whole.body.data.total).toBe(2 * 3_150);
    expect((await update({ coupon: 'NONE' }, guest)).body.code).toBe('coupon_invalid');
    expect((await update({ coupon: 'OLD' }, guest)).body.code).toBe('coupon_expired');
    const off = await update({ coupon: '' }, guest);
    expect(off.body.data).toMatchObject({ coupon: null, total: 7_560 });
  });

  test('a price that changed is told until it is confirmed', async () => {
    const [alder] = shop.vendors;
    const variant = await shop.addVariant({ vendorId: alder?.vendorId ?? 0 });
    const guest = await guestWith(1, variant);
    await app.pool.query('update variants set wholesale_cents = 4000 where id = $1', [
      variant.variantId,
    ]);
    const told = await read(guest);
    expect(told.body.data.Project_tans[0]).toMatchObject({ price: 5_040, seen_price: 3_780 });
    const confirmed = await update({ confirm_prices: true }, guest);
    expect(confirmed.body.data.Project_tans[0]).toMatchObject({ price: 5_040, seen_price: null });
  });
});

describe('what cannot be bought', () => {
  test('says why on its line, and the rest can be bought', async () => {
    const [alder, birch] = shop.vendors;
    const vendorId = alder?.vendorId ?? 0;
    const gone = await shop.addVariant({ vendorId, name: 'Gone' });
    const none = await shop.addVariant({ vendorId, name: 'None', stock: [0] });
    const few = await shop.addVariant({ vendorId, name: 'Few', stock: [2, 1] });
    const suspended = await shop.addVariant({ vendorId: birch?.vendorId ?? 0, name: 'Off' });
    const items = [gone, none, few, suspended, moss].map((variant) => ({
      variant_id: variant.variantId,
      qty: 4,
    }));
    const { body } = await add(items);
    const temp = body.data.temp_project_id;
    await app.pool.query(`update products set status = 'withdrawn' where id = $1`, [
      gone.productId,
    ]);
    await app.pool.query(`update users set status = 'Deactive' where id = $1`, [birch?.userId]);
    const after = await read({ temp });
    await app.pool.query(`update users set status = 'Approve' where id = $1`, [birch?.userId]);
    expect(after.body.data.Project_tans.map((line) => line.problem)).toEqual([
      'Gone has been discontinued. You can buy the rest without it.',
      'None is out of stock. You can buy the rest without it.',
      'Only 3 of Few left. Lower the quantity to continue.',
      `${birch?.name} is not selling here right now. You can buy items from other vendors.`,
      null,
    ]);
    expect(after.body.data.Project_tans.map((line) => line.problem_code)).toEqual([
      'product_not_sold',
      'out_of_stock',
      'not_enough_stock',
      'vendor_suspended',
      null,
    ]);
    expect(after.body.data).toMatchObject({
      can_checkout: true,
      total_qty: 20,
      subtotal: 4 * 3_780,
    });
  });

  test('an unknown showroom is a 404, a closed one lets nothing be added', async () => {
    expect((await read({}, { showroom: 999_999 })).status).toBe(404);
    const closed = await testShop(app);
    await app.pool.query(`update showrooms set status = 'closed' where id = $1`, [
      closed.showroomId,
    ]);
    const { body } = await app.call(cart.syncToCart, {
      body: {
        action: 'cart',
        showroom: closed.showroom,
        items: [{ variant_id: moss.variantId, qty: 1 }],
      },
    });
    expect(body.code).toBe('showroom_closed');
  });
});

test('U-12 no reply of a cart names wholesale, fee or markup', async () => {
  const guest = await guestWith(3);
  const { text } = await app.raw(
    'GET',
    `/api/projectCart?showroom=${shop.showroom}&temp_project_id=${guest.temp}`,
  );
  expect(text).not.toMatch(/wholesale|markup|fee\b|final_price|profit/i);
  for (const amount of [3_000, 150, 630, 3_150]) {
    expect(text).not.toMatch(new RegExp(`:${amount}[,}]`));
  }
});
