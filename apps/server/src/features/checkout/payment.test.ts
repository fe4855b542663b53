import { beforeAll, describe, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestShop, type TestVariant, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
let moss: TestVariant;
let fern: TestVariant;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
  moss = await shop.addVariant({ vendorId: shop.vendors[0]?.vendorId ?? 0, stock: [9_000] });
  fern = await shop.addVariant({
    vendorId: shop.vendors[1]?.vendorId ?? 0,
    name: 'Fern',
    wholesaleCents: 1_250,
    stock: [9_000],
  });
});

async function started(items: readonly [TestVariant, number][] = [[moss, 2]]) {
  const buyer = await shop.addHomeowner();
  await buy.putIntoCart(
    buyer,
    items.map(([variant, qty]) => ({ variantId: variant.variantId, qty })),
  );
  const { body } = await buy.start(buyer);
  return { buyer, id: body.data.id, total: body.data.total };
}

async function rowsOf(id: string) {
  const one = async (text: string) => (await app.pool.query(text, [id])).rows;
  return {
    orders: await one('select * from orders where checkout_id = $1'),
    attempts: await one('select * from payment_attempts where checkout_id = $1 order by id'),
    holds: await one('select * from stock_holds where checkout_id = $1'),
    items: await one(
      `select i.* from order_items i join orders o on o.id = i.order_id
       where o.checkout_id = $1 order by i.id`,
    ),
    gateway: await one(
      `select * from sandbox_gateway.authorizations where idempotency_key like $1 || ':%'`,
    ),
  };
}

describe('a card that is good', () => {
  test('CHECK-06 ORD-01 the lines of the order stand as they stood in the cart', async () => {
    const names = Array.from({ length: 24 }, (_, at) => `Moss ${(at * 7) % 24}`);
    const variants = [];
    for (const [at, name] of names.entries()) {
      const vendorId = shop.vendors[at % 2]?.vendorId ?? 0;
      variants.push(await shop.addVariant({ vendorId, name, stock: [9_000] }));
    }
    const { buyer, id, total } = await started(variants.map((variant) => [variant, 1]));
    const paid = await buy.pay(buyer, id, { payment_token: await buy.cardToken(), total });
    expect(paid.status).toBe(200);
    const lines = await app.pool.query('select quote from checkouts where id = $1', [id]);
    const { items } = await rowsOf(id);
    expect(items.map(({ sku }) => sku)).toEqual(
      lines.rows[0].quote.lines.map(({ sku }: { readonly sku: string }) => sku),
    );
  });

  test('CHECK-06 places the order with frozen amounts, and every cent has its owner', async () => {
    const before = [await shop.stockOf(moss.variantId), await shop.stockOf(fern.variantId)];
    const { buyer, id, total } = await started([
      [moss, 3],
      [fern, 10],
    ]);
    const { status, body } = await buy.pay(buyer, id, {
      payment_token: await buy.cardToken(),
      total,
    });
    expect(status).toBe(200);
    expect(body.data.order_number).toMatch(/^WV-\d{6}$/);
    const rows = await rowsOf(id);
    expect(rows.orders).toHaveLength(1);
    expect(rows.items.map((item) => item.status)).toEqual([
      'Waiting for approval',
      'Waiting for approval',
    ]);
    const owned = rows.items.map(
      (item) =>
        (item.final_price + item.contractor_markup_amt) * item.qty +
        item.shipping_cents +
        item.admin_profit_inclusive_tax,
    );
    expect(owned.reduce((sum, amount) => sum + amount, 0)).toBe(total);
    expect(rows.gateway).toMatchObject([{ state: 'authorized', amount_cents: total }]);
    expect(rows.holds).toEqual([]);
    const after = [await shop.stockOf(moss.variantId), await shop.stockOf(fern.variantId)];
    expect(after.map((stock) => stock.onHand)).toEqual([
      (before[0]?.onHand ?? 0) - 3,
      (before[1]?.onHand ?? 0) - 10,
    ]);
    const shown = await buy.show(buyer, id);
    expect(shown.body.data).toMatchObject({
      state: 'placed',
      order_number: body.data.order_number,
    });
    expect((await buy.start(buyer)).body.code).toBe('cart_empty');
  });

  test.each([
    ['4242 4242 4242 4242', 'Visa', '4242'],
    ['5555555555554444', 'Mastercard', '4444'],
    ['3782 822463 10005', 'American Express', '0005'],
    ['6011 1111 1111 1117', 'Discover', '1117'],
  ])('pays with %s', async (number, brand, last4) => {
    const { buyer, id, total } = await started();
    const card = await buy.card(number);
    expect(card.status).toBe(201);
    expect(card.body.data).toMatchObject({ brand, last4 });
    const paid = await buy.pay(buyer, id, { payment_token: card.body.data.token, total });
    expect(paid.status).toBe(200);
    const { rows } = await app.pool.query(
      `select a.card_brand, a.card_last4 from authorizations a join orders o on o.id = a.order_id
       where o.checkout_id = $1`,
      [id],
    );
    expect(rows).toEqual([{ card_brand: brand, card_last4: last4 }]);
  });

  test('U-03 a saved card keeps no number, pays later orders, and not those of others', async () => {
    const first = await started();
    const token = await buy.cardToken();
    const payment = { payment_token: token, total: first.total, save_card: true };
    await buy.pay(first.buyer, first.id, payment);
    const { rows } = await app.pool.query('select * from saved_cards where user_id = $1', [
      first.buyer.userId,
    ]);
    expect(rows).toMatchObject([{ brand: 'Visa', last4: '4242', exp_month: 12, exp_year: 2040 }]);
    const card = { saved_card_id: rows[0].id };
    const other = await started();
    const stolen = await buy.pay(other.buyer, other.id, { ...card, total: other.total });
    expect(stolen.body.code).toBe('payment_method_missing');
    await buy.putIntoCart(first.buyer, [{ variantId: moss.variantId, qty: 1 }]);
    const again = (await buy.start(first.buyer)).body.data;
    const paid = await buy.pay(first.buyer, again.id, { ...card, total: again.total });
    expect(paid.status).toBe(200);
  });
});

describe('a card that is not', () => {
  test.each([
    ['4000 0000 0000 0002', 'payment_declined'],
    ['4000 0000 0000 9979', 'payment_declined'],
    ['4000 0000 0000 9995', 'payment_insufficient_funds'],
    ['4000 0000 0000 0069', 'payment_expired_card'],
    ['4000 0000 0000 0127', 'payment_wrong_cvc'],
    ['4000 0000 0000 0119', 'payment_processing_error'],
  ])('%s is refused as %s, keeps cart and stock, and another card pays', async (number, code) => {
    const { buyer, id, total } = await started();
    const refused = await buy.pay(buyer, id, { payment_token: await buy.cardToken(number), total });
    expect(refused.status).toBe(422);
    expect(refused.body.code).toBe(code);
    expect(refused.body.message).toContain('your cart is kept');
    const rows = await rowsOf(id);
    expect(rows.orders).toEqual([]);
    expect(rows.holds).toHaveLength(1);
    expect((await buy.show(buyer, id)).body.data.state).toBe('open');
    const paid = await buy.pay(buyer, id, { payment_token: await buy.cardToken(), total });
    expect(paid.status).toBe(200);
    const after = await rowsOf(id);
    expect(after.attempts.map((attempt) => attempt.state)).toEqual(['refused', 'authorized']);
    expect(after.gateway.filter((one) => one.state === 'authorized')).toHaveLength(1);
  });

  test.each([
    ['card_number', { card_number: '4242 4242 4242 4241' }, 'Invalid Card Number.'],
    ['card_number', { card_number: 'abc' }, 'Invalid Card Number.'],
    ['exp_date', { exp_date: '01/20' }, 'Invalid Expiration Date.'],
    ['exp_date', { exp_date: '13/30' }, 'Invalid Expiration Date.'],
    ['cvc', { cvc: '12' }, 'Invalid CVC.'],
    [
      'card_number',
      { card_number: '4539 1488 0343 6467' },
      'No real cards here: this shop runs on a test gateway. Use 4242 4242 4242 4242.',
    ],
  ])('ERR-09 the card form refuses %s of %o', async (field, over, text) => {
    const { status, body } = await buy.card('4242424242424242', over);
    expect(status).toBe(422);
    expect(body.errors?.[field]).toEqual([text]);
  });

  test('no token, an unknown token and an unknown saved card pay nothing', async () => {
    const { buyer, id, total } = await started();
    for (const payment of [
      { total },
      { total, payment_token: 'sbx_tok_nobody' },
      { total, saved_card_id: 999_999_999 },
    ]) {
      expect((await buy.pay(buyer, id, payment)).body.code).toBe('payment_method_missing');
    }
    expect((await rowsOf(id)).orders).toEqual([]);
  });
});

test('U-14 a total that the homeowner did not agree to is refused, and the new one is told', async () => {
  const { buyer, id, total } = await started();
  const payment_token = await buy.cardToken();
  const { status, body } = await buy.pay(buyer, id, { payment_token, total: total - 1 });
  expect(status).toBe(422);
  expect(body.code).toBe('total_changed');
  expect(body.message).toContain(`$${(total / 100).toFixed(2)}`);
  expect((await rowsOf(id)).attempts).toEqual([]);
});

test('U-02 no table holds a card number or a CVC', async () => {
  await buy.card('5200 8282 8282 8210', { cvc: '987' });
  const { rows } = await app.pool.query(
    `select table_schema || '.' || table_name as name from information_schema.tables
     where table_schema in ('public', 'sandbox_gateway') and table_type = 'BASE TABLE'`,
  );
  expect(rows.length).toBeGreaterThan(25);
  for (const { name } of rows) {
    const found = await app.pool.query(
      `select 1 from ${name} t where t::text ~ '(5200828282828210|4242424242424242|4242 4242 4242 4242)'`,
    );
    expect([name, found.rowCount]).toEqual([name, 0]);
  }
});

describe('letters and notifications', () => {
  test('U-12 each tells its reader what the reader may know', async () => {
    const { buyer, id, total } = await started([
      [moss, 3],
      [fern, 10],
    ]);
    const paid = await buy.pay(buyer, id, { payment_token: await buy.cardToken(), total });
    const number = paid.body.data.order_number ?? '';
    const mails = (await app.mails()).filter((mail) => mail.text.includes(number));
    expect(mails.map((mail) => mail.template).sort()).toEqual([
      'order_placed_homeowner',
      'order_placed_pro',
      'order_placed_vendor',
      'order_placed_vendor',
    ]);
    const textOf = (template: string) =>
      mails.filter((mail) => mail.template === template).map((mail) => mail.html + mail.text);
    const { rows } = await app.pool.query(
      'select user_id, title, text, link from notifications where title like $1',
      [`%${number}%`],
    );
    const told = (userId: number) =>
      rows.filter((row) => row.user_id === userId).map((row) => `${row.title} ${row.text}`);
    expect(rows).toHaveLength(4);

    // Of 3 Moss: wholesale 30.00, fee 1.50, markup 6.30; of 10 Fern: 12.50, 0.63, 2.63.
    const homeowner = [...textOf('order_placed_homeowner'), ...told(buyer.userId)].join('\n');
    expect(homeowner).toContain('$113.40');
    expect(homeowner).not.toMatch(/\$(30|90|1\.50|4\.50|6\.30|18\.90|12\.50|125|26\.30|45\.20)\b/);
    expect(homeowner).not.toMatch(/profit|markup|wholesale|fee\b/i);
    const pro = [...textOf('order_placed_pro'), ...told(shop.pro.userId)].join('\n');
    expect(pro).toContain('$45.20');
    const [alder, birch] = shop.vendors;
    const first = mails.find((mail) => mail.text.includes('Alder') || mail.text.includes('$90.00'));
    expect(first?.text).toContain('$90.00');
    expect(first?.text).toContain('200 N Spring St');
    expect(first?.text).not.toMatch(/Fern|\$125\.00|\$113\.40|\$18\.90/);
    expect(told(alder?.userId ?? 0).join()).toContain('$90.00');
    expect(told(birch?.userId ?? 0).join()).toContain('$125.00');
    expect(told(birch?.userId ?? 0).join()).not.toContain('$90.00');
  });
});
