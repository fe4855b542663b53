import * as orders from '@wevisu/contract/orders.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { TEST_ADDRESS, type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let buyer: Buyer;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  buyer = await shop.addHomeowner();
});

/** An order of both vendors. */
async function buyOfBoth(): Promise<string> {
  const items = [];
  for (const { vendorId } of shop.vendors) {
    const { variantId } = await shop.addVariant({ vendorId });
    items.push({ variantId, qty: 1 });
  }
  await buy.putIntoCart(buyer, items);
  const { data } = (await buy.start(buyer)).body;
  const payment_token = await buy.cardToken();
  const paid = await buy.pay(buyer, data.id, { payment_token, total: data.total });
  return paid.body.data.order_number ?? '';
}

const change = (number: string, over: object = {}) =>
  app.call(
    orders.changeOrderAddress,
    { params: { number }, body: { ...TEST_ADDRESS, street: '1 Market St', ...over } },
    { token: buyer.token },
  );

const read = async (number: string) =>
  (await app.call(orders.getOrder, { params: { number } }, { token: buyer.token })).body.data;

test('POL-14 within the hour an order goes elsewhere at the same amounts, and its vendors are told', async () => {
  const number = await buyOfBoth();
  const before = await read(number);
  expect(before.address_until).toBe(
    new Date(new Date(before.placed_at).getTime() + 3_600_000).toISOString(),
  );
  const city = { city: 'San Francisco', zip_code: '94103' };
  const changed = await change(number, city);
  expect([changed.status, changed.body.message]).toEqual([
    200,
    'The address was changed, and the vendors were notified.',
  ]);
  expect(await read(number)).toEqual({
    ...before,
    address: { ...TEST_ADDRESS, street: '1 Market St', ...city },
  });
  for (const vendor of shop.vendors) {
    const { body } = await app.call(orders.listOrderItems, { query: {} }, { token: vendor.token });
    expect(body.data.data[0]).toMatchObject({ ship_to: { street: '1 Market St', ...city } });
    const { rows } = await app.pool.query(
      "select title, text from notifications where user_id = $1 and event = 'order_address'",
      [vendor.userId],
    );
    expect(rows).toEqual([
      {
        title: `Order ${number} has a new shipping address`,
        text: 'Ana Lopez\n1 Market St\nSan Francisco, CA 94103\n2135550123',
      },
    ]);
  }
  const mails = (await app.mails()).filter(({ template }) => template.startsWith('order_address'));
  expect(mails).toHaveLength(3);
  for (const { text } of mails) expect(text).toContain('1 Market St');
  expect(mails.map(({ text }) => text).join()).not.toMatch(/\$\d/);
});

test('POL-14 where tax or shipping differ it is refused at the zip code, and nothing changes', async () => {
  const number = await buyOfBoth();
  const answer = await change(number, { city: 'New York', state: 'NY', zip_code: '10001' });
  expect(answer.status).toBe(422);
  expect(answer.body.errors).toEqual({
    zip_code: ['Shipping or tax is different there. Cancel the order and place it again.'],
  });
  expect((await change(number, { zip_code: '10001' })).body.errors).toHaveProperty('zip_code');
  expect((await change(number, { state: 'ZZ' })).body.errors).toHaveProperty('state');
  expect((await read(number)).address).toEqual(TEST_ADDRESS);
});

test('POL-14 after an hour, or once a vendor has approved, it stays', async () => {
  const late = await buyOfBoth();
  await app.pool.query(
    "update orders set placed_at = placed_at - interval '61 minutes' where number = $1",
    [late],
  );
  expect((await change(late)).body.code).toBe('address_window_over');
  const begun = await buyOfBoth();
  const [vendor] = shop.vendors;
  const list = await app.call(
    orders.listOrderItems,
    { query: { order: begun } },
    { token: vendor?.token },
  );
  const set = await app.call(
    orders.setOrderItemStatus,
    { params: { id: list.body.data.data[0]?.id ?? 0 }, body: { status: 'Vendor Approved' } },
    { token: vendor?.token },
  );
  expect(set.status).toBe(200);
  expect((await change(begun)).body.code).toBe('address_locked');
  for (const number of [late, begun]) {
    const order = await read(number);
    expect([order.address_until, order.address.street]).toEqual([null, TEST_ADDRESS.street]);
  }
});
