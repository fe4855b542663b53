import * as cart from '@wevisu/contract/cart.ts';
import { getProduct } from '@wevisu/contract/catalog.ts';
import { getOrder } from '@wevisu/contract/orders.ts';
import * as projects from '@wevisu/contract/projects.ts';
import { cents, percent } from '@wevisu/domain/money/money.ts';
import { unitPrice } from '@wevisu/domain/money/pricing.ts';
import { beforeAll, expect, test, vi } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';
import { requireSample } from './store/samples.ts';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let tile: TestVariant;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  tile = await surface('Moss');
});

/** Only surfaces have samples. */
async function surface(name: string): Promise<TestVariant> {
  const [vendor] = shop.vendors;
  const made = await shop.addVariant({ vendorId: vendor?.vendorId ?? 0, name, minimumUnit: 4 });
  await app.pool.query(`update products set picture = '{"type": "surface"}' where id = $1`, [
    made.productId,
  ]);
  return made;
}

function addSample(variantId: number, of: { token?: string; cartId?: string } = {}) {
  const guest = of.cartId === undefined ? {} : { temp_project_id: of.cartId };
  const body = { showroom: shop.showroom, variant_id: variantId, ...guest };
  return app.call(cart.addSample, { body }, { token: of.token });
}

async function order(buyer: Buyer): Promise<string> {
  const { data } = (await buy.start(buyer)).body;
  const payment_token = await buy.cardToken();
  const paid = await buy.pay(buyer, data.id, { payment_token, total: data.total });
  return paid.body.data.order_number ?? '';
}

test('a guest puts a sample into the cart: one piece, at its own price, however often', async () => {
  const first = await addSample(tile.variantId);
  expect(first.status).toBe(200);
  const cartId = first.body.data.temp_project_id ?? '';
  const again = await addSample(tile.variantId, { cartId });
  const lines = again.body.data.Project_tans;
  expect(lines).toHaveLength(1);
  expect(lines[0]).toMatchObject({
    is_sample: true,
    qty: 1,
    unit: 'Piece',
    minimum_unit: 1,
    size_label: 'Sample',
    problem: null,
    box_sqft: null,
  });
  const rates = { platformRate: percent(5), markupRate: percent(10) };
  expect(lines[0]?.price).toBe(unitPrice({ wholesale: cents(300), ...rates }).price);
});

test('a sample costs the same whatever the markup of its product, and no coupon takes from it', async () => {
  const other = await surface('Larch');
  await app.pool.query(
    'insert into showroom_markups (showroom_id, product_id, markup_ppm) values ($1, $2, 900000)',
    [shop.showroomId, other.productId],
  );
  await app.pool.query(
    `update products set picture = '{"type": "surface", "view": "front"}' where id = $1`,
    [other.productId],
  );
  await shop.addCoupon('FIVE', 50_000);
  const first = await addSample(tile.variantId);
  const temp_project_id = first.body.data.temp_project_id ?? '';
  await addSample(other.variantId, { cartId: temp_project_id });
  const { body } = await app.call(cart.updateCart, {
    body: { showroom: shop.showroom, temp_project_id, coupon: 'FIVE' },
  });
  const [one, two] = body.data.Project_tans;
  expect(two?.price).toBe(one?.price);
  expect(body.data.coupon?.amount).toBe(0);
  // The catalog in memory hears of a new category a moment later.
  await vi.waitFor(async () => {
    const page = await app.call(getProduct, {
      params: { hash: other.hash },
      query: { showroom: shop.showroom },
    });
    expect(page.body.data?.sample?.price).toBe(one?.price);
  }, 20_000);
});

test('another finish of the same product adds no second sample', async () => {
  const other = await surface('Fern');
  const { rows } = await app.pool.query(
    `insert into variants (product_id, sku, finish, weight_g, wholesale_cents)
     values ($1, 'FERN-2', 'Gloss', 9000, 4000) returning id`,
    [other.productId],
  );
  const first = await addSample(other.variantId);
  const cartId = first.body.data.temp_project_id ?? '';
  const second = await addSample(rows[0].id, { cartId });
  expect(second.body.data.Project_tans).toHaveLength(1);
});

test('six finishes of a product requested at once put one sample into the cart, and taking it over adds none', async () => {
  const buyer = await shop.addHomeowner();
  const pine = await surface('Pine');
  const { rows } = await app.pool.query(
    `insert into variants (product_id, sku, finish, weight_g, wholesale_cents)
     select $1, 'PINE-' || n, 'Gloss ' || n, 9000, 4000 from generate_series(2, 7) n returning id`,
    [pine.productId],
  );
  await addSample(tile.variantId, { token: buyer.token });
  const { token } = buyer;
  const answers = await Promise.all(rows.map(({ id }) => addSample(id, { token })));
  expect(answers.map(({ status }) => status)).toEqual(rows.map(() => 200));
  const read = await app.call(cart.getCart, { query: { showroom: shop.showroom } }, { token });
  expect(read.body.data.Project_tans.map((line) => line.product_name).toSorted()).toEqual([
    'Moss',
    'Pine',
  ]);
  const guest = await addSample(pine.variantId);
  const re_temp_project_id = guest.body.data.temp_project_id ?? '';
  const taken = await app.call(cart.addProjectToCart, { body: { re_temp_project_id } }, { token });
  expect(taken.status).toBe(200);
  expect(taken.body.data.Project_tans).toHaveLength(2);
});

test('a sample stays at one, and comes by its own call alone', async () => {
  const first = await addSample(tile.variantId);
  const cartId = first.body.data.temp_project_id ?? '';
  const [line] = first.body.data.Project_tans;
  const more = await app.call(cart.updateCart, {
    body: {
      showroom: shop.showroom,
      temp_project_id: cartId,
      items: [{ id: line?.id ?? 0, qty: 2 }],
    },
  });
  expect(more.body.code).toBe('sample_once');
  const direct = await app.call(cart.syncToCart, {
    body: {
      action: 'cart',
      showroom: shop.showroom,
      temp_project_id: cartId,
      items: [{ variant_id: line?.variant_id ?? 0, qty: 3 }],
    },
  });
  expect(direct.body.code).toBe('sample_once');
});

test("of what is no surface there are no samples, and of a stranger's number there is nothing", async () => {
  const [vendor] = shop.vendors;
  const tap = await shop.addVariant({ vendorId: vendor?.vendorId ?? 0, name: 'Tap' });
  expect((await addSample(tap.variantId)).body.code).toBe('sample_unavailable');
  expect((await addSample(999_999_999)).status).toBe(404);
});

test('a sample is bought like anything else, with its share for each, and once a month', async () => {
  const buyer = await shop.addHomeowner();
  const ash = await surface('Ash');
  await addSample(ash.variantId, { token: buyer.token });
  const number = await order(buyer);
  const { body } = await app.call(getOrder, { params: { number } }, { token: buyer.token });
  expect(body.data.parcels[0]?.items[0]).toMatchObject({
    size_label: 'Sample',
    qty: 1,
    unit: 'Piece',
  });
  const refused = await addSample(ash.variantId, { token: buyer.token });
  expect(refused.status).toBe(422);
  expect(refused.body.code).toBe('sample_taken');

  await app.pool.query(
    `update orders set placed_at = placed_at - interval '31 days' where number = $1`,
    [number],
  );
  expect((await addSample(ash.variantId, { token: buyer.token })).status).toBe(200);
});

test('a guest who has had the sample is told in the cart once signed in', async () => {
  const buyer = await shop.addHomeowner();
  const elm = await surface('Elm');
  await addSample(elm.variantId, { token: buyer.token });
  await order(buyer);
  const guest = await addSample(elm.variantId);
  const taken = await app.call(
    cart.addProjectToCart,
    { body: { re_temp_project_id: guest.body.data.temp_project_id ?? '' } },
    { token: buyer.token },
  );
  const [line] = taken.body.data.Project_tans;
  expect(line?.problem).toContain('You ordered a sample of Elm');
  expect(taken.body.data.total).toBe(0);
});

test('a guest cart that is taken over makes no second piece of a sample, and no project line', async () => {
  const buyer = await shop.addHomeowner();
  const oak = await surface('Oak');
  await addSample(oak.variantId, { token: buyer.token });
  const guest = await addSample(oak.variantId);
  const project = await app.call(
    projects.createProject,
    { body: { showroom: shop.showroom } },
    { token: buyer.token },
  );
  const re_temp_project_id = guest.body.data.temp_project_id ?? '';
  const taken = await app.call(
    cart.addProjectToCart,
    { body: { re_temp_project_id, project_id: project.body.data } },
    { token: buyer.token },
  );
  expect(taken.body.data.Project_tans.map(({ qty }) => qty)).toEqual([1]);
  const kept = await app.call(
    projects.getProjectCart,
    { params: { id: project.body.data } },
    { token: buyer.token },
  );
  expect(kept.body.data.Project_tans).toEqual([]);
});

test('many who ask at the same time for the first sample get the same one', async () => {
  const bay = await surface('Bay');
  const asked = await Promise.all(
    Array.from({ length: 12 }, () => requireSample(app.pool, bay.variantId)),
  );
  expect(new Set(asked.map((row) => row?.variantId)).size).toBe(1);
  expect(asked[0]?.variantId).not.toBeNull();
});

test('a product whose sample would bear the SKU of another one has no samples', async () => {
  const fir = await surface('Fir');
  await app.pool.query(
    `insert into variants (product_id, sku, size_label, finish, weight_g, wholesale_cents)
     select product_id, sku || '-SAMPLE', '1 x 1 in', finish, 1, 100 from variants where id = $1`,
    [fir.variantId],
  );
  expect(await addSample(fir.variantId)).toMatchObject({
    status: 422,
    body: { code: 'sample_unavailable' },
  });
});

test('samples stand in no list, on no product page and in no summary', async () => {
  const { rows } = await app.pool.query(
    `select s.variants, s.least_cents, s.size from product_summaries s where s.product_id = $1`,
    [tile.productId],
  );
  expect(rows[0]).toEqual({ variants: 1, least_cents: 3_000, size: '4 x 4 in' });
  const { body } = await app.raw('GET', `/api/products?q=SKU-${tile.hash}-SAMPLE`);
  expect((body.data as { total: number }).total).toBe(0);
});

test('CART-11 lines of a project are set, or added to what is there', async () => {
  const buyer = await shop.addHomeowner();
  const { body } = await app.call(
    projects.createProject,
    { body: { showroom: shop.showroom } },
    { token: buyer.token },
  );
  const put = async (qty: number, add?: boolean) => {
    const items = [{ variant_id: tile.variantId, qty }];
    const input = { project: body.data, items, ...(add === undefined ? {} : { add }) };
    const reply = await app.call(
      projects.updateProjectCart,
      { body: input },
      { token: buyer.token },
    );
    return reply.body.data.Project_tans[0]?.qty;
  };
  expect(await put(5)).toBe(5);
  expect(await put(4, true)).toBe(9);
  expect(await put(2)).toBe(2);
});
