import * as calendar from '@wevisu/contract/pro-calendar.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let orders: TestOrders;
let other: TestShop;
let number: string;
let today: Date;

const dayIn = (days: number) =>
  new Date(today.getTime() + days * 86_400_000).toISOString().slice(0, 10);

beforeAll(async () => {
  app = await testApp();
  orders = await testOrders(app);
  other = await testShop(app);
  today = new Date();
  number = (await orders.buy([2, 3])).number;
  await app.pool.query('update order_items set arrives_from = $1, arrives_to = $2', [
    dayIn(10),
    dayIn(12),
  ]);
});

const pro = () => ({ token: orders.shop.pro.token });

async function list(from: number, to: number, { token } = pro()) {
  const query = { from: dayIn(from), to: dayIn(to) };
  return (await app.call(calendar.listArrivals, { query }, { token })).body.data;
}

async function renew(): Promise<string> {
  const { body } = await app.call(calendar.renewCalendarFeed, {}, pro());
  return new URL(body.data.address).pathname;
}

test('what one vendor sends of an order is one delivery between its days', async () => {
  expect(await list(0, 30)).toMatchObject([
    { order_number: number, from: dayIn(10), to: dayIn(12), state: 'expected', lines: 2 },
  ]);
  expect(await list(12, 30)).toHaveLength(1);
  expect(await list(0, 10)).toHaveLength(1);
  expect(await list(13, 30)).toEqual([]);
  expect(await list(0, 9)).toEqual([]);
  expect(await list(0, 30, other.pro)).toEqual([]);
});

test('the feed is text/calendar with stable UIDs, and carries no amount', async () => {
  const path = await renew();
  const first = await app.app.http.inject({ method: 'GET', url: path });
  expect(first.statusCode).toBe(200);
  expect(first.headers['content-type']).toBe('text/calendar; charset=utf-8');
  expect(first.headers['cache-control']).toBe('private, no-store');
  const uid = /UID:(.*)/.exec(first.body)?.[1]?.trim();
  expect(uid).toContain(`delivery-${number}-`);
  expect(first.body).toContain(`DTSTART;VALUE=DATE:${dayIn(10).replaceAll('-', '')}`);
  expect(first.body).toContain(`DTEND;VALUE=DATE:${dayIn(13).replaceAll('-', '')}`);
  expect(first.body).not.toMatch(/\$|wholesale|markup|cents|profit/i);
  for (const amount of ['37.80', '30.00', '6.30', '3780']) expect(first.body).not.toContain(amount);
  await app.pool.query('update order_items set arrives_to = $1', [dayIn(20)]);
  const later = await app.app.http.inject({ method: 'GET', url: path });
  expect(/UID:(.*)/.exec(later.body)?.[1]?.trim()).toBe(uid);
  expect(later.body).toContain(`DTEND;VALUE=DATE:${dayIn(21).replaceAll('-', '')}`);
});

test('renewing ends the address before, and turning it off ends it altogether', async () => {
  const old = await renew();
  const fresh = await renew();
  const get = async (url: string) => (await app.app.http.inject({ method: 'GET', url })).statusCode;
  expect([await get(old), await get(fresh)]).toEqual([404, 200]);
  const { rows } = await app.pool.query('select * from calendar_feeds');
  const token = /([^/]+)\.ics$/.exec(fresh)?.[1] ?? '';
  expect(token).toHaveLength(43);
  expect(JSON.stringify(rows)).not.toContain(token);
  expect((await app.call(calendar.endCalendarFeed, {}, pro())).status).toBe(200);
  expect(await get(fresh)).toBe(404);
  expect((await app.call(calendar.getCalendarFeed, {}, pro())).body.data).toBeNull();
  expect(await get('/calendars/x.ics')).toBe(404);
  const acts = await app.pool.query(
    "select action from audit_events where action like 'calendar%' order by id",
  );
  expect(acts.rows.map(({ action }) => action).slice(-2)).toEqual([
    'calendar_address.renewed',
    'calendar_address.ended',
  ]);
  expect(JSON.stringify((await app.pool.query('select * from audit_events')).rows)).not.toContain(
    token,
  );
});

test('the feed of a pro whose account is deactivated is gone', async () => {
  const path = await renew();
  const { userId } = orders.shop.pro;
  await app.pool.query("update users set status = 'Deactive' where id = $1", [userId]);
  expect((await app.app.http.inject({ method: 'GET', url: path })).statusCode).toBe(404);
  await app.pool.query("update users set status = 'Active' where id = $1", [userId]);
});

test('delivered goods stand on the day they arrived', async () => {
  for (const { id } of await orders.lines(number)) await orders.deliver(id);
  expect(await list(-1, 1)).toMatchObject([{ state: 'delivered', order_number: number }]);
});
