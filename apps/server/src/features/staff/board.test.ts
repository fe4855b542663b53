import { getDashboard } from '@wevisu/contract/staff-dashboard.ts';
import * as board from '@wevisu/contract/staff-orders.ts';
import { beforeAll, expect, test } from 'vitest';
import { writeCursor } from '../../platform/lists/cursor.ts';
import { type TestApp, testApp } from '../../test-app.ts';
import { type Buyer, testCheckout } from '../../test-checkout.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { actsOf, addStaff, type StaffMember } from './test-staff.ts';

let app: TestApp;
let shop: TestShop;
let dana: StaffMember;
let buyer: Buyer;
let variants: number[];

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  dana = await addStaff(app, 'Dana');
  buyer = await shop.addHomeowner();
  variants = [];
  for (const { vendorId } of shop.vendors) {
    variants.push((await shop.addVariant({ vendorId, stock: [100] })).variantId);
  }
  for (let n = 0; n < 3; n++) await buy();
});

/** One order with a line of each vendor. */
async function buy(): Promise<string> {
  const till = testCheckout(app, shop);
  await till.putIntoCart(
    buyer,
    variants.map((variantId) => ({ variantId, qty: 2 })),
  );
  const { data } = (await till.start(buyer)).body;
  const paid = await till.pay(buyer, data.id, {
    payment_token: await till.cardToken(),
    total: data.total,
  });
  return paid.body.data.order_number ?? '';
}

const list = async (query: object = {}) =>
  (await app.call(board.listBoard, { query: { ...query } }, { token: dana.token })).body.data;

test('ADMIN-06 ORD-24 a line shows the profit of staff unmultiplied, beside the vendor and the pro', async () => {
  const { rows } = await app.pool.query(
    'select admin_profit_inclusive_tax as profit from order_items where id = $1',
    [(await list()).rows[0]?.id],
  );
  expect((await list()).rows[0]).toMatchObject({
    profit: Number(rows[0].profit),
    status: 'Waiting for approval',
    showroom: expect.stringContaining('Showroom'),
  });
});

test('G-63 the board pages by key in each order and direction, and misses and repeats none', async () => {
  const { total } = await list();
  for (const sort of board.BOARD_SORTS) {
    for (const dir of ['asc', 'desc'] as const) {
      const ids: number[] = [];
      let after: string | undefined;
      do {
        const page = await list({ sort, dir, limit: 4, after });
        ids.push(...page.rows.map(({ id }) => Number(id)));
        after = page.next ?? undefined;
      } while (after !== undefined);
      expect([sort, dir, new Set(ids).size, ids.length]).toEqual([sort, dir, total, total]);
    }
  }
});

test('the board is narrowed by status, vendor, showroom, day and lateness, and searched by number and email', async () => {
  const [alder] = shop.vendors;
  const every = await list();
  const byVendor = await list({ vendor: alder.vendorId });
  expect(byVendor.total).toBe(every.total / 2);
  expect((await list({ showroom: shop.showroomId })).total).toBe(every.total);
  expect((await list({ status: 'Delivered' })).rows).toEqual([]);
  expect((await list({ to: '2020-01-01' })).rows).toEqual([]);
  const number = every.rows[0]?.order_number ?? '';
  expect((await list({ q: number.toLowerCase() })).total).toBe(2);
  expect((await list({ q: number.replace('WV-', '') })).total).toBe(2);
  expect((await list({ q: every.rows[0]?.email.slice(0, 6) })).total).toBe(every.total);
  expect((await list({ late: '1' })).rows).toEqual([]);
  await app.pool.query('update order_items set promised_on = $2 where id = $1', [
    every.rows[0]?.id,
    '2026-01-01',
  ]);
  expect((await list({ late: '1' })).rows).toMatchObject([
    { id: every.rows[0]?.id, is_late: true },
  ]);
});

test('ADMIN-04 the board is searched by product, SKU and tracking number, and exported as it is filtered', async () => {
  const every = await list();
  const [line] = every.rows;
  if (line === undefined) throw new Error('no line');
  await app.pool.query(
    "update order_items set carrier = 'ups', tracking_number = '1Z-Q 77', product_name = 'Bleached Ash, 7 in' where id = $1",
    [line.id],
  );
  for (const q of ['1z-q', 'blea ash', 'ASH'])
    expect([q, (await list({ q })).rows.map(({ id }) => id)]).toEqual([q, [line.id]]);
  const bySku = await list({ q: line.sku.toLowerCase() });
  expect(bySku.rows.map(({ sku }) => sku)).toEqual(bySku.rows.map(() => line.sku));
  expect(bySku.total).toBeGreaterThan(0);
  for (const q of ['no such thing', "it's & (odd | :*", '%', '\\\\'])
    expect([q, (await list({ q })).rows]).toEqual([q, []]);
  const file = await app.raw(
    'GET',
    '/api/staff/order-items/export?q=ash&columns=tracking,order&format=csv',
    undefined,
    dana.token,
  );
  expect(file.text).toBe(`Tracking number,Order\r\nUPS 1Z-Q 77,${line.order_number}\r\n`);
  await app.pool.query(
    'update order_items set carrier = null, tracking_number = null where id = $1',
    [line.id],
  );
});

test('all that match but some are found for a bulk act, unless they are not as many as were seen', async () => {
  const { rows, total } = await list();
  const match = async (body: object) =>
    app.call(board.matchBoard, { body: { total, ...body } as never }, { token: dana.token });
  const [first] = rows;
  const found = await match({ except: [first?.id] });
  expect(found.body.data.count).toBe(total - 1);
  expect(found.body.data.rows.map(({ id }) => id)).not.toContain(first?.id);
  const narrow = await match({ vendor: first?.vendor_id });
  expect([narrow.status, narrow.body]).toMatchObject([
    409,
    { code: 'selection_changed', now: { count: total / 2, rows: [] } },
  ]);
});

test('ADMIN-04 ORD-18 staff move many lines at once to a later status, and hear of each that could not go', async () => {
  const { rows } = await list({ limit: 3 });
  const move = async (status: 'Vendor Approved' | 'Shipped', lines: typeof rows) =>
    (
      await app.call(
        board.setBoardStatuses,
        {
          body: {
            lines: lines.map(({ id, status: seen }) => ({ id, seen })),
            status,
            ...(status === 'Shipped' && {
              tracking: { carrier: 'ups', number: '1Z9999999999999999' },
            }),
          },
        },
        { token: dana.token },
      )
    ).body.data;
  expect((await move('Shipped', rows)).map(({ done }) => done)).toEqual([false, false, false]);
  expect(await move('Vendor Approved', rows.slice(0, 2))).toMatchObject([
    { done: true },
    { done: true },
  ]);
  const approved = await list({ status: 'Vendor Approved' });
  // The third was not approved; of the first two, one has moved since it was seen.
  const [first, second] = approved.rows;
  if (first === undefined || second === undefined || rows[2] === undefined)
    throw new Error('no lines');
  const outcome = await move('Shipped', [first, { ...second, status: 'In Progress' }, rows[2]]);
  expect(outcome.map(({ done }) => done)).toEqual([true, false, false]);
  expect(outcome[2]?.message).not.toBe('');
  expect((await actsOf(app, dana.userId)).at(-2)).toMatchObject({
    action: 'order_item.moved',
    target_id: String(first.id),
    before: { status: 'Vendor Approved' },
    after: { status: 'Shipped' },
  });
  expect((await list({ status: 'Shipped' })).rows).toMatchObject([
    { id: first.id, tracking: { number: '1Z9999999999999999' } },
  ]);
});

test('staff correct a tracking number that they saw, the homeowner is told and the log keeps both', async () => {
  const [line] = (await list({ status: 'Shipped' })).rows;
  const correct = (body: { number: string; seen: string | null }) =>
    app.call(
      board.correctTracking,
      { params: { id: line?.id ?? 0 }, body: { carrier: 'fedex', ...body } },
      { token: dana.token },
    );
  const stale = await correct({ number: '7777 1234', seen: null });
  expect([stale.status, stale.body.code]).toEqual([422, 'line_changed']);
  expect((await correct({ number: '7777 1234', seen: line?.tracking?.number ?? '' })).status).toBe(
    200,
  );
  expect((await list({ q: '7777 12' })).rows).toMatchObject([
    { id: line?.id, tracking: { carrier: 'FedEx', number: '7777 1234' } },
  ]);
  expect((await actsOf(app, dana.userId)).at(-1)).toMatchObject({
    action: 'order_item.tracking',
    before: { carrier: 'ups', tracking_number: '1Z9999999999999999' },
    after: { carrier: 'fedex', tracking_number: '7777 1234' },
  });
  const { rows } = await app.pool.query(
    "select count(*)::int as n from notifications n where n::text like '%7777 1234%'",
  );
  expect(rows[0].n).toBe(1);
  const [waiting] = (await list({ status: 'Waiting for approval' })).rows;
  const early = await app.call(
    board.correctTracking,
    {
      params: { id: waiting?.id ?? 0 },
      body: { carrier: 'ups', number: '12345678', seen: null },
    },
    { token: dana.token },
  );
  expect(early.body.code).toBe('tracking_too_early');
});

test('the first page counts the orders and the revenue of each day, without what was declined', async () => {
  const before = await app.call(getDashboard, {}, { token: dana.token });
  const today = before.body.data.days.at(-1);
  expect(today?.orders).toBe(3);
  const { rows } = await app.pool.query('select sum(total_cents)::int as sum from orders');
  expect(today?.revenue).toBe(rows[0].sum);
  const [waiting] = (await list({ status: 'Waiting for approval' })).rows;
  await app.call(
    board.setBoardStatuses,
    {
      body: { lines: [{ id: waiting?.id ?? 0, seen: 'Waiting for approval' }], status: 'Decline' },
    },
    { token: dana.token },
  );
  const { rows: lines } = await app.pool.query(
    'select line_cents + shipping_cents + tax_cents as paid from order_items where id = $1',
    [waiting?.id],
  );
  const after = await app.call(getDashboard, {}, { token: dana.token });
  expect(after.body.data.days.at(-1)?.revenue).toBe((today?.revenue ?? 0) - Number(lines[0].paid));
  expect(after.body.data.slow_calls.map(({ name }) => name)).toContain('staff.getDashboard');
  expect(after.body.data.days).toHaveLength(30);
});

test('what sold more than is left is named as a risk', async () => {
  await app.pool.query('update stock_lots set on_hand = held + 1 where variant_id = $1', [
    variants[0],
  ]);
  const { body } = await app.call(getDashboard, {}, { token: dana.token });
  expect(body.data.stock_risks).toMatchObject([{ free: 1, sold: expect.any(Number) }]);
});

test('ADMIN-04 the lines of some days are paged by their promise, also from a place outside of them', async () => {
  const every = await list();
  const days = { from: '2024-03-01', to: '2024-03-03' };
  const inside = every.rows.slice(0, 5).map(({ id }) => id);
  for (const [at, id] of inside.entries())
    await app.pool.query(
      `update order_items set placed_at = '2024-03-02 12:00-08', promised_on = date '2024-04-01' + $2::int
       where id = $1`,
      [id, Math.floor(at / 3)],
    );
  for (const dir of ['asc', 'desc'] as const) {
    const found: string[] = [];
    const ids: number[] = [];
    let after: string | undefined;
    do {
      const page = await list({ ...days, sort: 'promised', dir, limit: 2, after });
      expect(page.total).toBe(5);
      found.push(
        ...page.rows.map((row) => `${row.promised_on} ${String(row.id).padStart(9, '0')}`),
      );
      ids.push(...page.rows.map((row) => row.id));
      after = page.next ?? undefined;
    } while (after !== undefined);
    expect(new Set(ids)).toEqual(new Set(inside));
    expect(found).toEqual(dir === 'asc' ? found.toSorted() : found.toSorted().reverse());
    // A place of the whole board, before all of these days or after them.
    const key = dir === 'asc' ? '2020-01-01' : '2030-01-01';
    const place = writeCursor({ sort: 'promised', dir }, { key, id: 1 });
    const all = await list({ ...days, sort: 'promised', dir, after: place });
    expect(all.rows.map(({ id }) => id)).toEqual(ids);
    const beyond = writeCursor(
      { sort: 'promised', dir },
      { key: dir === 'asc' ? '2030-01-01' : '2020-01-01', id: 1 },
    );
    expect((await list({ ...days, sort: 'promised', dir, after: beyond })).rows).toEqual([]);
  }
  // Settled lines are late for nobody.
  await app.pool.query(`update order_items set status = 'Delivered' where id = $1`, [inside[0]]);
  expect((await list({ late: '1', status: 'Delivered' })).rows).toEqual([]);
  const late = await list({ late: '1', vendor: every.rows[1]?.vendor_id, sort: 'placed' });
  expect(late.rows.map(({ is_late }) => is_late)).toEqual(late.rows.map(() => true));
  expect(late.rows.map(({ id }) => id)).toContain(inside[1]);
});
