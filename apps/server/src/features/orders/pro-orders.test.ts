import type { CallArgs } from '@wevisu/contract/call.ts';
import * as calls from '@wevisu/contract/pro-orders.ts';
import type { PlainIds } from '@wevisu/domain/ids.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

type Query = PlainIds<CallArgs<typeof calls.listProOrders>['query']>;

let app: TestApp;
let orders: TestOrders;
let other: TestShop;
/** In the order they were placed. */
const numbers: string[] = [];

beforeAll(async () => {
  app = await testApp();
  orders = await testOrders(app);
  other = await testShop(app);
  await app.pool.query("update users set first_name = 'Ana', last_name = 'Lopez' where id = $1", [
    orders.buyer.userId,
  ]);
  for (const quantities of [[2], [1, 3], [4]]) numbers.push((await orders.buy(quantities)).number);
});

async function list(query: Query = {}, token = orders.shop.pro.token) {
  const { status, body } = await app.call(calls.listProOrders, { query }, { token });
  expect(status).toBe(200);
  return body.data;
}

const numbersOf = async (query: Query) => (await list(query)).rows.map(({ number }) => number);

test('PRO-04 a pro sees each order with its client, what the client pays and the own markup', async () => {
  const { rows, total, total_is_exact } = await list();
  expect([total, total_is_exact]).toEqual([3, true]);
  expect(rows.map(({ number }) => number)).toEqual(numbers.toReversed());
  const { total: paid } = await orders.show(numbers[1] ?? '');
  // Wholesale 30.00 and fee 1.50 marked up by 20 percent: 6.30 for each of four.
  expect(rows[1]).toMatchObject({
    client: { id: orders.buyer.userId, name: 'Ana Lopez' },
    statuses: [{ status: 'Waiting for approval', status_label: 'Pending Approval', count: 2 }],
    ...{ lines: 2, total: paid, markup: 2_520 },
  });
});

test('pages go on where the one before ended, and end', async () => {
  const first = await list({ limit: 2 });
  expect(first.rows).toHaveLength(2);
  const last = await list({ limit: 2, after: first.next ?? '' });
  expect(last.rows.map(({ number }) => number)).toEqual([numbers[0]]);
  expect(last.next).toBeNull();
});

test('orders are found by number, by a part of the name in any case, by client, status and day', async () => {
  expect(await numbersOf({ q: numbers[1]?.toLowerCase() ?? '' })).toEqual([numbers[1]]);
  expect(await numbersOf({ q: 'ANA lo' })).toHaveLength(3);
  expect(await numbersOf({ q: 'nobody' })).toEqual([]);
  expect(await numbersOf({ client: orders.buyer.userId })).toHaveLength(3);
  expect(await numbersOf({ client: orders.staff.userId })).toEqual([]);
  expect(await numbersOf({ status: 'Delivered' })).toEqual([]);
  expect(await numbersOf({ status: 'Waiting for approval' })).toHaveLength(3);
  expect(await numbersOf({ placed_to: '2020-01-01' })).toEqual([]);
  expect(await numbersOf({ placed_from: '2020-01-01' })).toHaveLength(3);
});

test('the same orders leave as a file, with a column as chosen and amounts in dollars', async () => {
  const path = `/api/pro/order_export?q=${numbers[1]}&columns=number,client,markup`;
  const { status, text } = await app.raw('GET', path, undefined, orders.shop.pro.token);
  expect(status).toBe(200);
  expect(text.trim().split(/\r?\n/)).toEqual([
    'Order,Client,Your markup',
    `${numbers[1]},Ana Lopez,25.2`,
  ]);
  const all = await app.raw('GET', '/api/pro/order_export', undefined, orders.shop.pro.token);
  expect(all.text.trim().split(/\r?\n/)).toHaveLength(4);
  const theirs = await app.raw('GET', '/api/pro/order_export', undefined, other.pro.token);
  expect(theirs.text.trim().split(/\r?\n/)).toHaveLength(1);
  const { status: refused } = await app.raw('GET', `${path},wholesale`, undefined, other.pro.token);
  expect(refused).toBe(422);
});

test('G-67 another pro sees none of them, and a number of this showroom is not found there', async () => {
  expect(await list({}, other.pro.token)).toMatchObject({ rows: [], total: 0 });
  const { token } = other.pro;
  const params = { number: numbers[0] ?? '' };
  const foreign = await app.call(calls.getProOrder, { params }, { token });
  const none = await app.call(calls.getProOrder, { params: { number: 'WV-1' } }, { token });
  expect([foreign.status, foreign.body]).toEqual([404, none.body]);
});

test('ORD-23 an order shows the profit of each line, its requests and what happened to it', async () => {
  const number = numbers[2] ?? '';
  const line = await orders.line(number);
  await orders.set('vendor', line.id, { status: 'Vendor Approved' });
  await app.pool.query(
    "update orders set placed_at = placed_at - interval '2 hours' where number = $1",
    [number],
  );
  await orders.ask(line.id, { kind: 'cancel' });
  const { token } = orders.shop.pro;
  const { body } = await app.call(calls.getProOrder, { params: { number } }, { token });
  expect(body.data).toMatchObject({
    place: 'Los Angeles, CA',
    items: [
      {
        ...{ qty: 4, contractor_markup_amt: 630, profit: 2_520, cost: 3_150, price: 3_780 },
        requests: [{ kind: 'cancel', state: 'open' }],
      },
    ],
  });
  expect(body.data.timeline.map((step) => step.status_label)).toEqual([
    'Pending Approval',
    'Approved',
  ]);
});

test('ORD-25 a canceled line earns nothing in the sum of its order', async () => {
  const number = numbers[1] ?? '';
  const [line] = await orders.lines(number);
  await orders.set('staff', line?.id ?? 0, { status: 'Cancle' });
  const row = (await list()).rows.find((one) => one.number === number);
  expect(row?.markup).toBe(1_890);
  expect(row?.statuses).toHaveLength(2);
});

test('PRO-04 orders are sorted by what the client pays in both directions, page by page, also as a file', async () => {
  // The newest is the cheapest.
  numbers.push((await orders.buy([1])).number);
  const totals = await Promise.all(
    numbers.map(async (number) => (await orders.show(number)).total),
  );
  const byTotal = numbers.toSorted((a, b) => {
    const totalOf = (number: string) => totals[numbers.indexOf(number)] ?? 0;
    return totalOf(a) - totalOf(b);
  });
  expect(byTotal[0]).toBe(numbers.at(-1));
  for (const dir of ['asc', 'desc'] as const) {
    const seen: string[] = [];
    let after: string | null = null;
    do {
      const query: Query = { sort: 'total', dir, limit: 1, ...(after === null ? {} : { after }) };
      const page: Awaited<ReturnType<typeof list>> = await list(query);
      seen.push(...page.rows.map(({ number }) => number));
      after = page.next;
    } while (after !== null);
    expect(seen).toEqual(dir === 'asc' ? byTotal : byTotal.toReversed());
  }
  const path = '/api/pro/order_export?sort=total&dir=asc&columns=number';
  const { text } = await app.raw('GET', path, undefined, orders.shop.pro.token);
  expect(text.trim().split(/\r?\n/)).toEqual(['Order', ...byTotal]);
});
