import * as views from '@wevisu/contract/table-views.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let other: TestShop;
let dana: string;
let lee: string;

const STATE: views.ViewState = {
  ...{ q: 'oak', sort: 'placed', dir: 'desc' },
  ...{ filters: { status: 'Shipped' }, columns: ['order', 'status'], is_dense: true },
};

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  other = await testShop(app);
  dana = (await app.createAccount({ email: 'dana@example.com', type: 'Admin' })).token;
  lee = (await app.createAccount({ email: 'lee@example.com', type: 'Admin' })).token;
  await app.pool.query('update sessions set otp_passed_at = now()');
});

const save = (
  token: string,
  table: views.ViewedTable,
  name: string,
  more: { readonly is_shared?: boolean } = {},
) => app.call(views.createTableView, { body: { table, name, state: STATE, ...more } }, { token });

async function namesOf(token: string, table: views.ViewedTable) {
  const { body } = await app.call(views.listTableViews, { query: { table } }, { token });
  return body.data.map(({ name }) => name);
}

test('G-63 a view keeps filters, order and columns, is renamed, changed and deleted', async () => {
  const { token } = shop.pro;
  const made = await save(token, 'pro.orders', 'Shipped oak');
  expect([made.status, made.body.data]).toEqual([
    201,
    {
      ...{ id: expect.any(Number), name: 'Shipped oak', state: STATE, owner: '' },
      ...{ is_shared: false, is_own: true, is_default: false },
    },
  ]);
  const { id } = made.body.data;
  const state = { ...STATE, q: '' };
  const body = { name: 'Shipped', state };
  const changed = await app.call(views.updateTableView, { params: { id }, body }, { token });
  expect(changed.body.data).toMatchObject({ name: 'Shipped', state });
  const again = await save(token, 'pro.orders', 'SHIPPED');
  expect([again.status, again.body.errors?.name]).toEqual([
    422,
    ['You have a view with this name.'],
  ]);
  const second = await save(token, 'pro.orders', 'Late');
  const taken = await app.call(
    views.updateTableView,
    { params: { id: second.body.data.id }, body: { name: 'shipped' } },
    { token },
  );
  expect(taken.status).toBe(422);
  await app.call(views.deleteTableView, { params: { id } }, { token });
  expect(await namesOf(token, 'pro.orders')).toEqual(['Late']);
});

test('a view stays with its table, its tenant and its account type', async () => {
  const { token } = other.pro;
  await save(token, 'pro.clients', 'Regulars', { is_shared: true });
  expect(await namesOf(token, 'pro.clients')).toEqual(['Regulars']);
  expect(await namesOf(token, 'pro.coupons')).toEqual([]);
  expect(await namesOf(shop.pro.token, 'pro.clients')).toEqual([]);
  for (const stranger of [shop.vendors[0].token, dana]) {
    expect(await namesOf(stranger, 'pro.clients')).toEqual([]);
    expect((await save(stranger, 'pro.clients', 'Mine')).status).toBe(403);
  }
});

test('staff share a view with each other; only its owner changes it', async () => {
  const made = await save(dana, 'staff.orders', 'Late oak', { is_shared: true });
  const { id } = made.body.data;
  await save(dana, 'staff.orders', 'My own');
  const seen = await app.call(
    views.listTableViews,
    { query: { table: 'staff.orders' } },
    { token: lee },
  );
  expect(seen.body.data).toMatchObject([{ id, is_own: false, is_shared: true }]);
  const body = { name: 'Mine now' };
  expect(
    (await app.call(views.updateTableView, { params: { id }, body }, { token: lee })).status,
  ).toBe(404);
  expect((await app.call(views.deleteTableView, { params: { id } }, { token: lee })).status).toBe(
    404,
  );
  await app.call(
    views.setDefaultView,
    { params: { id }, body: { is_default: true } },
    { token: lee },
  );
  const opens = async (token: string) => {
    const list = await app.call(
      views.listTableViews,
      { query: { table: 'staff.orders' } },
      { token },
    );
    return list.body.data.filter(({ is_default }) => is_default).map(({ name }) => name);
  };
  expect([await opens(lee), await opens(dana)]).toEqual([['Late oak'], []]);
  await app.call(
    views.updateTableView,
    { params: { id }, body: { is_shared: false } },
    { token: dana },
  );
  await app.call(
    views.updateTableView,
    { params: { id }, body: { is_shared: true } },
    { token: dana },
  );
  expect(await opens(lee)).toEqual([]);
});

test('one person keeps a limited number of views, however fast they are saved', async () => {
  const { token } = shop.vendors[1] ?? shop.vendors[0];
  const tries = Array.from({ length: views.MAX_VIEWS + 4 }, (_, at) =>
    save(token, at % 2 === 0 ? 'vendor.orders' : 'vendor.products', `View ${at}`),
  );
  const statuses = (await Promise.all(tries)).map(({ status }) => status);
  expect(statuses.filter((status) => status === 201)).toHaveLength(views.MAX_VIEWS);
  expect(statuses.filter((status) => status === 422)).toHaveLength(4);
});
