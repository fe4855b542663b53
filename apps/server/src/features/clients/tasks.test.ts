import * as tasks from '@wevisu/contract/pro-tasks.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestOrders, testOrders } from '../../test-orders.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let orders: TestOrders;
let other: TestShop;

beforeAll(async () => {
  app = await testApp();
  orders = await testOrders(app);
  other = await testShop(app);
});

const pro = () => ({ token: orders.shop.pro.token });

async function list(done = false) {
  return (await app.call(tasks.listProTasks, { query: { done } }, pro())).body.data;
}

const kinds = async () => (await list()).found.map(({ kind }) => kind);

test('a new showroom has nothing that waits', async () => {
  expect(await list()).toEqual({ found: [], own: [], waiting: 0 });
});

test('G-54 an open request waits until it is decided', async () => {
  const { number } = await orders.buy([2]);
  await app.pool.query("update orders set placed_at = placed_at - interval '2 hours'");
  const line = await orders.line(number);
  const asked = await orders.ask(line.id, { kind: 'cancel' });
  const { found } = await list();
  expect(found).toMatchObject([{ kind: 'request', link: `/pro/orders/${number}` }]);
  const { token } = other.pro;
  const theirs = await app.call(tasks.listProTasks, { query: {} }, { token });
  expect(theirs.body.data.found).toEqual([]);
  await orders.grant(asked.body.data.id);
  expect(await kinds()).toEqual([]);
});

test('goods that should have arrived wait, until they are delivered', async () => {
  const { number } = await orders.buy([1]);
  const line = await orders.line(number);
  await app.pool.query(
    "update order_items set arrives_from = '2026-01-05', arrives_to = '2026-01-07' where id = $1",
    [line.id],
  );
  const { found } = await list();
  expect(found).toMatchObject([{ kind: 'late', title: `Order ${number} is late` }]);
  expect(found[0]?.text).toContain('01.07.2026');
  await orders.deliver(line.id);
  expect(await kinds()).toEqual([]);
});

test('a license and a coupon wait before they end', async () => {
  const { userId } = orders.shop.pro;
  await app.pool.query(
    `insert into pro_applications (user_id, company_name, license_number, license_state,
       license_expires_on, created_at)
     values ($1, 'Oak', 'C-10', 'CA', current_date + 30, now())`,
    [userId],
  );
  await orders.shop.addCoupon('SPRING', 50_000, new Date(Date.now() + 3 * 86_400_000));
  await orders.shop.addCoupon('SUMMER', 50_000, new Date(Date.now() + 60 * 86_400_000));
  expect(await kinds()).toEqual(['license', 'coupon']);
  const { found } = await list();
  expect(found.map(({ link }) => link)).toEqual(['/pro#license', '/pro/coupons']);
  await app.pool.query(
    `insert into license_renewals (user_id, license_number, license_state, license_expires_on,
       file_key, file_type, file_bytes, sent_at)
     values ($1, 'C-11', 'CA', current_date + 400, 'k', 'application/pdf', 10, now())`,
    [userId],
  );
  expect(await kinds(), 'a renewal waits for staff').toEqual(['coupon']);
  await app.pool.query('delete from license_renewals where user_id = $1', [userId]);
  await app.pool.query(
    `insert into pro_waivers (user_id, requirement, reason, waived_at)
     values ($1, 'license', 'Works under a master license', now())`,
    [userId],
  );
  expect(await kinds(), 'staff waived the license').toEqual(['coupon']);
  await app.pool.query('delete from pro_waivers where user_id = $1', [userId]);
  expect(await kinds()).toEqual(['license', 'coupon']);
  await app.pool.query('delete from pro_applications where user_id = $1', [userId]);
  await app.pool.query("update coupons set status = 'ended'");
  expect(await kinds()).toEqual([]);
});

test('a pro writes a task for a client, changes it, checks it off and removes it', async () => {
  const client = orders.buyer.userId;
  const body = { title: 'Measure the bath', due_on: '2026-01-05', client };
  const made = await app.call(tasks.createProTask, { body }, pro());
  expect(made.status).toBe(201);
  expect(made.body.data).toMatchObject({ is_overdue: true, client: { id: client }, version: 1 });
  expect((await list()).waiting).toBe(1);
  const { id } = made.body.data;
  const change = (version: number, done: boolean) =>
    app.call(
      tasks.updateProTask,
      { params: { id }, body: { ...body, title: 'Measure again', version, done } },
      pro(),
    );
  expect((await change(1, true)).body.data).toMatchObject({ version: 2, is_overdue: false });
  const late = await change(1, false);
  expect([late.status, late.body.code]).toEqual([409, 'changed_meanwhile']);
  expect((await list()).own).toEqual([]);
  expect((await list(true)).own).toMatchObject([{ id, title: 'Measure again' }]);
  expect((await app.call(tasks.deleteProTask, { params: { id } }, pro())).status).toBe(200);
  expect((await app.call(tasks.deleteProTask, { params: { id } }, pro())).status).toBe(404);
});

test('G-67 no task is about somebody who is no client of the showroom', async () => {
  const stranger = await orders.shop.addHomeowner();
  const body = { title: 'Call', client: stranger.userId };
  expect((await app.call(tasks.createProTask, { body }, pro())).status).toBe(404);
});
