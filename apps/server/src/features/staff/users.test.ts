import { listSessions } from '@wevisu/contract/account-page.ts';
import { getCart } from '@wevisu/contract/cart.ts';
import * as users from '@wevisu/contract/staff-users.ts';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { testCheckout } from '../../test-checkout.ts';
import { type TestShop, testShop } from '../../test-shop.ts';
import { actsOf, addStaff, type StaffMember } from './test-staff.ts';

let app: TestApp;
let shop: TestShop;
let dana: StaffMember;

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  dana = await addStaff(app, 'Dana');
});

const find = async (query: object) =>
  (await app.call(users.listUsers, { query: { ...query } }, { token: dana.token })).body.data;
const setStatus = (
  id: number,
  act: 'deactivate' | 'reactivate',
  seen: 'Active' | 'Approve' | 'Deactive',
) =>
  app.call(
    users.setUserStatus,
    { params: { id }, body: { act, seen, reason: 'Sold what was not theirs.' } },
    { token: dana.token },
  );

test('people come in both directions, searched or not, and a file has exactly those that are found', async () => {
  for (const query of [{}, { q: 'd' }, { type: 'User' }]) {
    const whole = (await find({ ...query, limit: 200 })).rows.map(({ id }) => Number(id));
    for (const dir of ['asc', 'desc'] as const) {
      const seen: number[] = [];
      let after: string | null = null;
      do {
        const page: Awaited<ReturnType<typeof find>> = await find({
          ...{ ...query, dir, limit: 1 },
          ...(after === null ? {} : { after }),
        });
        seen.push(...page.rows.map(({ id }) => Number(id)));
        after = page.next;
      } while (after !== null);
      expect(seen).toEqual(dir === 'asc' ? whole.toReversed() : whole);
    }
  }
  const { rows } = await find({ q: 'd', dir: 'asc' });
  const file = await app.raw(
    'GET',
    '/api/staff/users/export?q=d&dir=asc&columns=number',
    undefined,
    dana.token,
  );
  expect(file.text.trim().split('\r\n')).toEqual(['Number', ...rows.map(({ id }) => String(id))]);
});

test('G-63 people are found by name, email, phone and id, and filtered by type and status', async () => {
  const { userId } = await shop.addHomeowner();
  await app.pool.query(
    "update users set first_name = 'Zelda', last_name = 'Quincy', phone_number = '(213) 555-0188' where id = $1",
    [userId],
  );
  const { rows } = await app.pool.query('select email from users where id = $1', [userId]);
  for (const q of ['zelda q', 'Quin', rows[0].email.slice(0, 8), '213 555 0188', String(userId)]) {
    expect([q, (await find({ q })).rows.map(({ id }) => id).includes(userId)]).toEqual([q, true]);
  }
  expect((await find({ q: 'zelda', type: 'Vendor' })).rows).toEqual([]);
  const vendors = await find({ type: 'Vendor', status: 'Approve' });
  expect(vendors.rows.map(({ type }) => type)).toEqual(['Vendor', 'Vendor']);
  expect(vendors).toMatchObject({ total: 2, total_is_exact: true, next: null });
});

test('people come a page at a time, newest first, each once', async () => {
  for (let n = 0; n < 5; n++) await shop.addHomeowner();
  const first = await find({ type: 'User', limit: 3 });
  const rest = await find({ type: 'User', limit: 200, after: first.next });
  const ids = [...first.rows, ...rest.rows].map(({ id }) => Number(id));
  expect(first.rows).toHaveLength(3);
  expect(new Set(ids).size).toBe(first.total);
  expect(ids).toEqual(ids.toSorted((a, b) => b - a));
});

test('deactivation ends every session at once, tells the person why, and is noted', async () => {
  const buyer = await shop.addHomeowner();
  const before = await app.call(
    users.getUser,
    { params: { id: buyer.userId } },
    { token: dana.token },
  );
  expect(before.body.data.stops).toMatchObject({ sessions: 1, carts: 0, running_lines: 0 });
  const done = await setStatus(buyer.userId, 'deactivate', 'Active');
  expect(done.body.data).toMatchObject({ status: 'Deactive', sessions: [] });
  expect((await app.call(listSessions, {}, { token: buyer.token })).status).toBe(401);
  const [mail] = await app.mails();
  expect(mail).toMatchObject({ template: 'account_deactivated' });
  expect(mail?.text).toContain('Sold what was not theirs.');
  expect((await setStatus(buyer.userId, 'deactivate', 'Active')).body.code).toBe(
    'changed_meanwhile',
  );
  const back = await setStatus(buyer.userId, 'reactivate', 'Deactive');
  expect(back.body.data.status).toBe('Active');
  // The old session stays ended.
  expect((await app.call(listSessions, {}, { token: buyer.token })).status).toBe(401);
  expect((await actsOf(app, dana.userId)).slice(-2)).toMatchObject([
    { action: 'user.deactivated', before: { status: 'Active' }, after: { status: 'Deactive' } },
    { action: 'user.reactivated', reason: 'Sold what was not theirs.' },
  ]);
});

test('a vendor who is deactivated sells nothing more: the page says beforehand what stops, open carts say why', async () => {
  const [alder] = shop.vendors;
  const { variantId } = await shop.addVariant({ vendorId: alder.vendorId, stock: [50] });
  const buyer = await shop.addHomeowner();
  await testCheckout(app, shop).putIntoCart(buyer, [{ variantId, qty: 2 }]);
  const page = await app.call(
    users.getUser,
    { params: { id: alder.userId } },
    { token: dana.token },
  );
  expect(page.body.data.stops).toMatchObject({ carts_of_others: 1, showroom_closes: false });
  expect(page.body.data.stops.products).toBeGreaterThan(0);
  await setStatus(alder.userId, 'deactivate', 'Approve');
  const cart = await app.call(
    getCart,
    { query: { showroom: shop.showroom } },
    { token: buyer.token },
  );
  expect(JSON.stringify(cart.body)).toContain('vendor_suspended');
  await setStatus(alder.userId, 'reactivate', 'Deactive');
});

test('a pro who is deactivated closes the showroom', async () => {
  const other = await testShop(app);
  const open = await app.call(
    users.getUser,
    { params: { id: other.pro.userId } },
    { token: dana.token },
  );
  expect(open.body.data.stops.showroom_closes).toBe(true);
  const done = await setStatus(other.pro.userId, 'deactivate', 'Approve');
  expect(done.body.data.showroom).toMatchObject({ is_open: false });
});

test('nobody deactivates the own account', async () => {
  expect((await setStatus(dana.userId, 'deactivate', 'Active')).body.code).toBe('own_account');
});

test('AUTH-28 a lost second factor is removed with a reason, and the person is told by mail', async () => {
  const buyer = await shop.addHomeowner();
  const remove = () =>
    app.call(
      users.removeUserFactors,
      { params: { id: buyer.userId }, body: { reason: 'Phone lost, passport shown in a call.' } },
      { token: dana.token },
    );
  expect((await remove()).body.code).toBe('no_factor');
  await app.pool.query(
    `insert into passkeys (user_id, credential_id, public_key, counter, transports, name, is_synced)
     values ($1, 'c', 'k', 0, '{}', 'Phone', false)`,
    [buyer.userId],
  );
  expect((await remove()).status).toBe(200);
  const { rows } = await app.pool.query('select 1 from passkeys where user_id = $1', [
    buyer.userId,
  ]);
  expect(rows).toEqual([]);
  expect((await app.mails())[0]).toMatchObject({ template: 'factors_off' });
  expect((await actsOf(app, dana.userId)).at(-1)).toMatchObject({ action: 'factors.removed' });
});
