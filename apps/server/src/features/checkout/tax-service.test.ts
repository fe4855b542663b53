// Checkouts whose tax a service says, and what counts when it says nothing.
import { askPrice } from '@wevisu/contract/asked-prices.ts';
import { listBoard } from '@wevisu/contract/staff-orders.ts';
import fc from 'fast-check';
import { beforeAll, beforeEach, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import type { TestVariant } from '../../test-shop.ts';
import { answerRates, type TestTaxServer, testTaxServer } from './tax/test-tax-server.ts';

let app: TestApp;
let server: TestTaxServer;
let world: TestOrders;
let buy: TestCheckout;
let moss: TestVariant;
let fern: TestVariant;

beforeAll(async () => {
  server = await testTaxServer();
  app = await testApp({ env: server.env });
  world = await testOrders(app);
  const { shop } = world;
  buy = testCheckout(app, shop);
  moss = await shop.addVariant({ vendorId: shop.vendors[0].vendorId, stock: [5_000] });
  fern = await shop.addVariant({
    vendorId: shop.vendors[1].vendorId,
    wholesaleCents: 1_250,
    stock: [5_000],
  });
});

beforeEach(() => {
  server.asked.length = 0;
  server.answer = answerRates();
});

/** 8 % of goods, and 3 % of shipping. */
const both = answerRates(({ kind }) => (kind === 'goods' ? 80_000 : 30_000));
/** Any other answer than the one before. */
const higher = answerRates(() => 95_000);
const refusing: TestTaxServer['answer'] = (_asked, reply) => {
  reply.statusCode = 422;
  reply.end('{"error":"no such street"}');
};

async function buyerWith(items: readonly [TestVariant, number][]): Promise<Buyer> {
  const buyer = await world.shop.addHomeowner();
  await put(buyer, items);
  return buyer;
}

const put = (buyer: Buyer, items: readonly [TestVariant, number][]) =>
  buy.putIntoCart(
    buyer,
    items.map(([{ variantId }, qty]) => ({ variantId, qty })),
  );

async function startOf(buyer: Buyer, address: object = {}) {
  const { status, body } = await buy.start(buyer, address);
  expect([status, body.code]).toEqual([200, undefined]);
  return body.data;
}

async function pay(buyer: Buyer, { id, total }: { readonly id: string; readonly total: number }) {
  const paid = await buy.pay(buyer, id, { payment_token: await buy.cardToken(), total });
  expect(paid.status).toBe(200);
  return paid.body.data.order_number ?? '';
}

const expire = (id: string) =>
  app.pool.query(
    "update checkouts set hold_expires_at = now() - interval '1 minute' where id = $1",
    [id],
  );

/** Of transactions that have read or written carts or checkouts and are not over. */
async function countLocks(): Promise<number> {
  const { rows } = await app.pool.query(
    `select count(*)::int as locks from pg_locks l join pg_class c on c.oid = l.relation
     where c.relname in ('carts', 'checkouts') and l.database = (select oid from pg_database where datname = current_database())`,
  );
  return rows[0].locks;
}

async function linesOf(number: string) {
  const { rows } = await app.pool.query(
    `select i.id::int, i.line_cents::int as line, i.shipping_cents::int as shipping, i.tax_cents::int as tax,
       i.tax_ppm as rate, (i.admin_profit_inclusive_tax - i.fee_cents * i.qty)::int as of_platform,
       o.tax_source as source, o.tax_cents::int as order_tax, o.total_cents::int as total
     from order_items i join orders o on o.id = i.order_id where o.number = $1 order by i.id`,
    [number],
  );
  return rows;
}

test('what the service says is what the buyer sees and what the order keeps, line by line', async () => {
  server.answer = both;
  const buyer = await buyerWith([
    [moss, 3],
    [fern, 10],
  ]);
  const data = await startOf(buyer);
  const [asked] = server.asked;
  expect(asked?.address).toEqual({
    ...{ street: '200 N Spring St', city: 'Los Angeles', state: 'CA', zip_code: '90012' },
    country: 'US',
  });
  const taxes = (asked?.lines ?? []).map(({ kind, amount }) =>
    Math.floor((amount * (kind === 'goods' ? 8 : 3)) / 100),
  );
  expect(taxes).toHaveLength(4);
  const tax = taxes.reduce((all, one) => all + one, 0);
  expect(data).toMatchObject({ tax, tax_source: 'service', tax_percent: null, changes: [] });
  expect(data.total).toBe(data.subtotal + data.shipping_charge + tax);
  expect((await buy.show(buyer, data.id)).body.data).toEqual(data);

  const number = await pay(buyer, data);
  const lines = await linesOf(number);
  expect(lines.map((line) => line.tax)).toEqual([
    (taxes[0] ?? 0) + (taxes[1] ?? 0),
    (taxes[2] ?? 0) + (taxes[3] ?? 0),
  ]);
  for (const line of lines) {
    expect(line).toMatchObject({ source: 'service', order_tax: tax, total: data.total });
    expect(line.of_platform).toBe(line.tax);
    // Of goods alone, to what rounding lets be known.
    expect(Math.abs(line.rate - 80_000)).toBeLessThan(1_000_000 / line.line);
  }
  expect(server.asked).toHaveLength(1);
  const { body } = await app.call(listBoard, { query: { q: number } }, world.staff);
  expect(body.data.rows.map((row) => row.tax_source)).toEqual(['service', 'service']);
});

test('without an answer the table counts, to the cent, and the order says so', async () => {
  server.answer = refusing;
  const buyer = await buyerWith([
    [moss, 3],
    [fern, 10],
  ]);
  const data = await startOf(buyer);
  expect(data).toMatchObject({
    tax: Math.round((data.subtotal * 725) / 10_000),
    ...{ tax_source: 'table', tax_percent: '7.25%', changes: [] },
  });
  const number = await pay(buyer, data);
  for (const line of await linesOf(number)) {
    expect(line).toMatchObject({ source: 'table', order_tax: data.tax, rate: null });
  }
  const [order] = (await app.call(listBoard, { query: { q: number } }, world.staff)).body.data.rows;
  expect(order?.tax_source).toBe('table');
});

test('an address in a state without a rate is sold to if the service knows its tax, and refused as before if not', async () => {
  const texas = { state: 'TX', city: 'Dallas', zip_code: '75001' };
  const buyer = await buyerWith([[moss, 1]]);
  expect((await startOf(buyer, texas)).tax_source).toBe('service');
  server.answer = refusing;
  const other = await buyerWith([[moss, 1]]);
  expect((await buy.start(other, texas)).body.code).toBe('tax_unavailable');
});

test('the same checkout keeps its tax, whatever the service says meanwhile, and is not asked about again', async () => {
  const buyer = await buyerWith([[moss, 2]]);
  const first = await startOf(buyer);
  server.answer = higher;
  expect(await startOf(buyer)).toEqual(first);
  server.answer = refusing;
  expect(await startOf(buyer, { full_name: 'Bea Lopez', apartment: '5' })).toMatchObject({
    tax: first.tax,
    tax_source: 'service',
  });
  expect(server.asked).toHaveLength(1);
  const [line] = await linesOf(await pay(buyer, first));
  expect(line).toMatchObject({ tax: first.tax, total: first.total });
});

test('so does one that had no answer', async () => {
  server.answer = refusing;
  const buyer = await buyerWith([[moss, 2]]);
  const first = await startOf(buyer);
  server.answer = answerRates();
  expect(await startOf(buyer)).toEqual(first);
  expect(first.tax_source).toBe('table');
  expect(server.asked).toHaveLength(1);
});

test('another quantity and another street are asked about, and told no more than before', async () => {
  const buyer = await buyerWith([[moss, 2]]);
  const first = await startOf(buyer);
  await put(buyer, [[moss, 3]]);
  const more = await startOf(buyer);
  expect([more.id, more.tax > first.tax, more.changes]).toEqual([first.id, true, []]);
  server.answer = higher;
  const moved = await startOf(buyer, { street: '1 Market St' });
  expect([moved.tax > more.tax, moved.changes]).toEqual([true, []]);
  expect(server.asked).toHaveLength(3);
});

test('after the hold the service is asked anew, another tax is told, and the old total is not charged', async () => {
  const buyer = await buyerWith([[moss, 2]]);
  const first = await startOf(buyer);
  await expire(first.id);
  server.answer = higher;
  const again = await startOf(buyer);
  const usd = (amount: number) => `$${(amount / 100).toFixed(2)}`;
  expect(again.changes).toEqual([
    'We could hold your items for only 15 minutes, so we rechecked stock and prices.',
    `The tax is ${usd(again.tax)} now, before ${usd(first.tax)}.`,
  ]);
  const payment_token = await buy.cardToken();
  const paid = await buy.pay(buyer, again.id, { payment_token, total: first.total });
  expect(paid.body.code).toBe('total_changed');
});

test('a table that takes the place of the service is told as well', async () => {
  const buyer = await buyerWith([[moss, 2]]);
  const first = await startOf(buyer);
  await expire(first.id);
  server.answer = refusing;
  const again = await startOf(buyer);
  expect(again.changes[1]).toMatch(/^The tax is \$\d+\.\d\d now, before \$\d+\.\d\d\.$/);
  expect(again.tax_source).toBe('table');
});

test('two tabs and two presses make one order at one tax', async () => {
  let calls = 0;
  server.answer = (asked, reply) => {
    calls += 1;
    // Each tab would hear another tax.
    answerRates(() => 80_000 + calls * 1_000)(asked, reply);
  };
  const buyer = await buyerWith([[moss, 4]]);
  const tabs = await Promise.all([startOf(buyer), startOf(buyer), startOf(buyer)]);
  const [kept] = tabs;
  const shown = (await buy.show(buyer, kept.id)).body.data;
  expect(new Set(tabs.map(({ id }) => id)).size).toBe(1);
  expect(tabs.map(({ tax }) => tax)).toEqual(tabs.map(() => shown.tax));
  const payment_token = await buy.cardToken();
  const paid = await Promise.all(
    [1, 2].map(() => buy.pay(buyer, shown.id, { payment_token, total: shown.total })),
  );
  const numbers = new Set(paid.map(({ body }) => body.data.order_number));
  expect(numbers.size).toBe(1);
  const [line] = await linesOf([...numbers][0] ?? '');
  expect(line).toMatchObject({ tax: shown.tax, total: shown.total });
});

test('while the service thinks, nothing is locked and the cart can change; in the end the cart of then is sold', async () => {
  const buyer = await buyerWith([[moss, 2]]);
  const locked: number[] = [];
  let qty = 2;
  server.answer = async (asked, reply) => {
    locked.push(await countLocks());
    qty += 1;
    await put(buyer, [[moss, 1]]);
    answerRates()(asked, reply);
  };
  const data = await startOf(buyer);
  expect(locked).toEqual([0, 0]);
  // Asked twice, and then the table counts, so that nobody waits forever.
  expect(server.asked).toHaveLength(2);
  expect(data.parcels[0]?.lines[0]?.qty).toBe(qty);
  expect(data).toMatchObject({
    tax_source: 'table',
    tax: Math.round((data.subtotal * 725) / 10_000),
  });
  server.answer = answerRates();
  expect((await startOf(buyer)).tax_source).toBe('service');
});

test('where a checkout is written with locks, they are given back while the service thinks', async () => {
  const buyer = await buyerWith([[moss, 2]]);
  const first = await startOf(buyer);
  // Without its holds an open checkout is not what the cart was read with.
  await app.pool.query('delete from stock_holds where checkout_id = $1', [first.id]);
  await put(buyer, [[moss, 1]]);
  const locked: number[] = [];
  server.answer = async (asked, reply) => {
    locked.push(await countLocks());
    answerRates()(asked, reply);
  };
  const again = await startOf(buyer);
  expect([again.id, again.tax_source, locked]).toEqual([first.id, 'service', [0]]);
  expect(again.tax).toBeGreaterThan(first.tax);
});

test('POL-03 another price is taxed with what the service took of the goods, and a part takes its share along', async () => {
  server.answer = both;
  const { number } = await world.buy([8]);
  const { id } = await world.line(number);
  await world.ask(id, { kind: 'cancel', qty: 3, of: 8 });
  const lines = await linesOf(number);
  const [rest] = lines;
  expect(lines).toHaveLength(2);
  expect(lines.reduce((all, line) => all + line.tax, 0)).toBe(rest.order_tax);
  expect(new Set(lines.map((line) => line.rate)).size).toBe(1);
  const { payment } = await world.show(number);
  expect(payment.released + payment.due).toBe(rest.total);

  const body = { final_price: 20_00, seen: 30_00, note: 'Sold off.' };
  expect((await app.call(askPrice, { params: { id }, body }, world.vendor)).status).toBe(200);
  const [cheaper] = await linesOf(number);
  const off = rest.line - cheaper.line;
  expect(off).toBeGreaterThan(0);
  // 8 % of the difference; what shipping bears stays.
  expect(Math.abs(rest.tax - cheaper.tax - off * 0.08)).toBeLessThanOrEqual(1);
});

test('for any rates the total is the sum of its lines, as shown, authorized and frozen', async () => {
  const rate = fc.integer({ min: 0, max: 1_000_000 });
  await fc.assert(
    fc.asyncProperty(
      fc.array(rate, { minLength: 1, maxLength: 4 }),
      fc.integer({ min: 1, max: 30 }),
      fc.integer({ min: 1, max: 30 }),
      async (rates, mosses, ferns) => {
        let at = 0;
        server.answer = answerRates(() => rates[at++ % rates.length] ?? 0);
        const buyer = await buyerWith([
          [moss, mosses],
          [fern, ferns],
        ]);
        const data = await startOf(buyer);
        expect(data.subtotal + data.shipping_charge + data.tax).toBe(data.total);
        const lines = await linesOf(await pay(buyer, data));
        const sum = (key: string) => lines.reduce((all, line) => all + line[key], 0);
        expect(sum('tax')).toBe(data.tax);
        expect(sum('line') + sum('shipping') + sum('tax')).toBe(data.total);
        expect(lines[0]).toMatchObject({ source: 'service', total: data.total });
      },
    ),
    { numRuns: 15 },
  );
}, 60_000);
