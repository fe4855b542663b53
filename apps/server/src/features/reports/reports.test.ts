import * as contract from '@wevisu/contract/reports.ts';
import { addDays, dayOf } from '@wevisu/domain/calendar/calendar.ts';
import { readXlsx } from 'hucre/xlsx';
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

/** Orders that a test moved to other days: all of them are added up anew. */
const noteAllDays = () =>
  app.pool.query(
    `insert into showroom_stale_days (showroom_id, day)
     select showroom_id, shop_day(placed_at) from orders
     union select showroom_id, day from showroom_sales_days`,
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

test('every day, week or month of a report stands beside the same days of the period before, and their sums agree', async () => {
  const early = await order(3);
  await app.pool.query(
    `update orders set placed_at = placed_at - interval '20 days' where number = $1`,
    [early],
  );
  await noteAllDays();
  for (const by of ['day', 'week', 'month']) {
    const { points, now, before } = await report({ from: addDays(today, -13), by });
    for (const of of ['visits', 'carts', 'orders', 'sales', 'markup'] as const) {
      const sum = (read: (point: (typeof points)[number]) => number) =>
        points.reduce((all, point) => all + read(point), 0);
      expect(sum((point) => point[of])).toBe(now[of]);
      expect(sum((point) => point.before[of])).toBe(before[of]);
    }
    expect(before).toMatchObject({ orders: 1 });
    expect(before.sales).toBeGreaterThan(0);
  }
  const { points } = await report({ from: addDays(today, -13) });
  expect(points.find(({ before }) => before.orders === 1)).toMatchObject({
    start: addDays(today, -6),
    before: { start: addDays(today, -20), orders: 1 },
  });
});

test('a best product leads to its page in the showroom and shows what it sold before, until it is withdrawn', async () => {
  const product = async () => {
    const { best } = await report({ from: addDays(today, -13) });
    return best.find(({ name }) => name === 'Reed 2');
  };
  const { rows } = await app.pool.query('select vsd_id from showrooms where id = $1', [
    shop.showroomId,
  ]);
  const found = await product();
  expect(found).toMatchObject({
    path: `/product/${found?.hash}/${rows[0].vsd_id}`,
    units: 2,
    before: { units: 0, sales: 0, markup: 0 },
  });
  await app.pool.query(
    `update orders set placed_at = placed_at - interval '20 days' where id in
       (select order_id from order_items where product_hash = $1)`,
    [found?.hash],
  );
  await noteAllDays();
  const again = await order(2);
  await app.pool.query(
    `update order_items set product_hash = $2 where order_id = (select id from orders where number = $1)`,
    [again, found?.hash],
  );
  expect(await product()).toMatchObject({ units: 2, before: { units: 2, sales: found?.sales } });
  await app.pool.query(`update products set status = 'withdrawn' where hash = $1`, [found?.hash]);
  expect((await product())?.path).toBeNull();
});

async function file(query: string) {
  const { statusCode, rawPayload } = await app.app.http.inject({
    method: 'GET',
    url: `/api/pro/reports/export?from=${addDays(today, -1)}&to=${today}&${query}`,
    headers: { authorization: `Bearer ${shop.pro.token}` },
  });
  return { status: statusCode, bytes: rawPayload, text: rawPayload.toString() };
}

test('the export has a row for each day, in dollars, and the same days before', async () => {
  const { status, text } = await file('format=csv');
  const { now } = await report();
  expect(status).toBe(200);
  const lines = text.trim().split(/\r?\n/);
  expect(lines[0]).toBe(
    'From,Visits,Carts,Orders,Orders per visit (%),Sales,Markup earned,Before: from,Before: visits,Before: carts,Before: orders,Before: orders per visit (%),Before: sales,Before: markup earned',
  );
  const cells = lines[2]?.split(',') ?? [];
  expect(cells.slice(0, 4)).toEqual([today, '2', String(now.carts), String(now.orders)]);
  expect(Number(cells[6])).toBe(now.markup / 100);
  expect(cells[7]).toBe(addDays(today, -2));
});

test('the workbook has the figures and the best products, and each is a CSV file too', async () => {
  const { bytes } = await file('format=xlsx');
  const { sheets } = await readXlsx(new Uint8Array(bytes));
  expect(sheets.map(({ name }) => name)).toEqual(['Figures', 'Best products']);
  const { now, best } = await report({ from: addDays(today, -1) });
  const [figures, products] = sheets.map(({ rows }) => rows);
  expect(figures).toHaveLength(3);
  expect(figures?.[2]?.[6]).toBe((await report()).now.markup / 100);
  expect(now.orders).toBeGreaterThan(0);
  expect(products?.slice(1)).toEqual(
    best.map(({ name, units, sales, markup, before }) => [
      ...[name, units, sales / 100, markup / 100],
      ...[before.units, before.sales / 100, before.markup / 100],
    ]),
  );
  const { text } = await file('format=csv&part=best');
  expect(text.split(/\r?\n/)[1]?.split(',').slice(0, 2)).toEqual([
    best[0]?.name,
    String(best[0]?.units),
  ]);
});
