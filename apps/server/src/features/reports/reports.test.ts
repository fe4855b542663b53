import * as contract from '@wevisu/contract/reports.ts';
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestCheckout, testCheckout } from '../../test-checkout.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { createVisitCounter } from './count-visits.ts';
import { addVisitCounts, refreshSalesDays } from './store/refresh.ts';

let app: TestApp;
let shop: TestShop;
let buy: TestCheckout;
const today = dayOf(new Date());

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  buy = testCheckout(app, shop);
});

async function report(query: object = {}, of = shop) {
  const { body } = await app.call(
    contract.getShowroomReport,
    { query: { from: today, to: today, ...query } },
    { token: of.pro.token },
  );
  return body.data;
}

async function order(qty: number): Promise<string> {
  const buyer = await shop.addHomeowner();
  const vendorId = shop.vendors[0].vendorId;
  const { variantId } = await shop.addVariant({ vendorId, name: `Reed ${qty}` });
  await buy.putIntoCart(buyer, [{ variantId, qty }]);
  const { body } = await buy.start(buyer);
  const paid = await buy.pay(buyer, body.data.id, {
    payment_token: await buy.cardToken(),
    total: body.data.total,
  });
  return paid.body.data.order_number ?? '?';
}

const setStatus = (number: string, status: string) =>
  app.pool.query(
    `update order_items set status = $2 where order_id = (select id from orders where number = $1)`,
    [number, status],
  );

const refresh = async () => {
  // With the rights of the server, which owns no table.
  await addVisitCounts(app.serverPool);
  await refreshSalesDays(app.serverPool, { max: 1_000 });
};

test('sales and earned markup are the frozen amounts of the items that were kept, before and after they are added up', async () => {
  const kept = await order(2);
  const lost = await order(1);
  const { rows } = await app.pool.query(
    `select sum(line_cents)::int as sales, sum(contractor_markup_amt * qty)::int as markup
     from order_items where order_id = (select id from orders where number = $1)`,
    [kept],
  );
  const both = await report();
  expect(both.now).toMatchObject({ orders: 2, carts: 2, lost_items: 0 });
  await refresh();
  expect((await report()).now).toEqual(both.now);
  for (const status of ['Decline', 'Cancle', 'Returned']) {
    await setStatus(lost, status);
    const { now, best } = await report();
    expect(now).toMatchObject({ orders: 1, ...rows[0], lost_items: 1 });
    expect(now.lost).toBe(both.now.sales - rows[0].sales);
    expect(best.map(({ name }) => name)).toEqual(['Reed 2']);
    await refresh();
    const added = await report();
    expect(added.now).toEqual(now);
    expect(added.best).toEqual(best);
    const { rows: stale } = await app.pool.query('select 1 from showroom_stale_days');
    expect(stale).toEqual([]);
  }
});

test('visits are counted by showroom and day, without a word of who came', async () => {
  const { rows } = await app.pool.query('select vsd_id from showrooms where id = $1', [
    shop.showroomId,
  ]);
  const counter = createVisitCounter({ pool: app.pool, now: () => new Date() });
  for (const vsdId of [rows[0].vsd_id, rows[0].vsd_id, 'NOBODY00']) counter.add(vsdId);
  await counter.flush();
  expect((await report()).now.visits).toBe(2);
  await refresh();
  const { now } = await report();
  expect(now).toMatchObject({ visits: 2, orders: 1, conversion_ppm: 500_000 });
  expect((await report({}, await testShop(app))).now).toMatchObject({ visits: 0, orders: 0 });
});

test('a period has a point for every day, week or month, and stands beside the period before', async () => {
  const from = addDays(today, -13);
  const days = await report({ from });
  expect(days.points).toHaveLength(14);
  expect(days.points.at(-1)).toMatchObject({ start: today, orders: 1 });
  expect([days.before_from, days.before_to]).toEqual([addDays(from, -14), addDays(from, -1)]);
  const weeks = await report({ from: '2026-01-07', to: '2026-01-20', by: 'week' });
  expect(weeks.points.map(({ start }) => start)).toEqual([
    '2026-01-07',
    '2026-01-12',
    '2026-01-19',
  ]);
  const months = await report({ from: '2025-11-15', to: '2026-02-03', by: 'month' });
  expect(months.points.map(({ start }) => start)).toEqual([
    '2025-11-15',
    '2025-12-01',
    '2026-01-01',
    '2026-02-01',
  ]);
});

test('the export has a row for each day, in dollars', async () => {
  const { status, text } = await app.raw(
    'GET',
    `/api/pro/reports/export?from=${addDays(today, -1)}&to=${today}&format=csv`,
    undefined,
    shop.pro.token,
  );
  const { now } = await report();
  expect(status).toBe(200);
  const lines = text.trim().split(/\r?\n/);
  expect(lines[0]).toBe('From,Visits,Carts,Orders,Sales,Markup earned');
  expect(lines[2]?.split(',').slice(0, 4)).toEqual([today, '2', String(now.carts), '1']);
  expect(Number(lines[2]?.split(',')[5])).toBe(now.markup / 100);
});
