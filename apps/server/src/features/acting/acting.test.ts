import { endOneSession, listSessions } from '@wevisu/contract/account-page.ts';
import { getAuthUser, logout } from '@wevisu/contract/accounts.ts';
import { listVisits, startActing, stopActing } from '@wevisu/contract/acting.ts';
import { ALL_CALLS } from '@wevisu/contract/all-calls.ts';
import { listHistory } from '@wevisu/contract/audit.ts';
import type { CallDefinition, Role } from '@wevisu/contract/call.ts';
import { listNotifications } from '@wevisu/contract/notifications.ts';
import { setMarkup } from '@wevisu/contract/showroom-prices.ts';
import { listUsers } from '@wevisu/contract/staff-users.ts';
import { mayCallWhileActing, NAMED_WHILE_ACTING } from '@wevisu/contract/while-acting.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { addressOf, TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { type TestShop, testShop } from '../../test-shop.ts';

let app: TestApp;
let shop: TestShop;
let staff: { readonly userId: number; readonly token: string };

beforeAll(async () => {
  app = await testApp();
  shop = await testShop(app);
  staff = await addStaff('sam@staff.example');
});

async function addStaff(email: string) {
  const made = await app.createAccount({ email, type: 'Admin' });
  await app.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
    made.userId,
  ]);
  return made;
}

const start = (id: number, given: { password?: string; token?: string } = {}) =>
  app.call(
    startActing,
    {
      params: { id },
      body: { reason: 'Asked us by phone.', password: given.password ?? TEST_PASSWORD },
    },
    { token: given.token ?? staff.token },
  );

async function actFor(id: number, by = staff.token): Promise<string> {
  const { status, body } = await start(id, { token: by });
  expect([status, body.message]).toEqual([200, '']);
  return body.data.token;
}

const statusOf = async (token: string) => (await app.call(getAuthUser, {}, { token })).status;

const eventsOn = async (userId: number) =>
  (
    await app.pool.query(
      `select action, actor_id, acting_as, reason, request_id from audit_events
       where target_kind = 'user' and target_id = $1 order by id`,
      [String(userId)],
    )
  ).rows;

test('G-63 staff act for a user by a reason and their own password, and their own session goes on', async () => {
  const { userId } = await shop.addHomeowner();
  const wrong = await start(userId, { password: 'not-the-password' });
  expect([wrong.status, wrong.body.errors?.password]).toEqual([
    422,
    ['This is not your current password.'],
  ]);
  const token = await actFor(userId);
  const { body } = await app.call(getAuthUser, {}, { token });
  expect(body.user).toMatchObject({ id: userId, type: 'User' });
  const left = Date.parse(body.user.acting?.until ?? '') - Date.now();
  expect(left / 60_000).toBeGreaterThan(28);
  expect(left / 60_000).toBeLessThan(31);
  const own = await app.call(getAuthUser, {}, { token: staff.token });
  expect(own.body.user).toMatchObject({ id: staff.userId, acting: null });
  expect((await app.call(stopActing, {}, { token })).status).toBe(200);
  expect([await statusOf(token), await statusOf(staff.token)]).toEqual([401, 200]);
  const by = { actor_id: staff.userId, request_id: expect.stringMatching(/^[0-9a-f-]{36}$/) };
  expect(await eventsOn(userId)).toEqual([
    { ...by, action: 'acting.started', acting_as: null, reason: 'Asked us by phone.' },
    { ...by, action: 'acting.stopped', acting_as: userId, reason: null },
  ]);
  const again = await app.call(stopActing, {}, { token: staff.token });
  expect(again.body.code).toBe('not_acting');
});

test('nobody acts for staff, for an account that is not active, or out of a session in another name', async () => {
  const other = await addStaff('sue@staff.example');
  expect((await start(other.userId)).body.code).toBe('staff_not_acted_for');
  expect((await start(staff.userId)).body.code).toBe('staff_not_acted_for');
  expect((await start(999_999)).body.code).toBe('user_not_found');
  for (const status of ['Deactive', 'pending'] as const) {
    const email = `${status.toLowerCase()}@shop.example`;
    const off = await app.createAccount({ email, type: 'User', status });
    expect((await start(off.userId)).body.code).toBe('inactive_not_acted_for');
  }
  const { userId } = await shop.addHomeowner();
  const token = await actFor(userId);
  expect((await start(shop.pro.userId, { token })).status).toBe(403);
  expect((await app.call(listUsers, { query: {} }, { token })).status).toBe(403);
});

test('a session in another name is never extended, and ends with its time, its opener, its owner or the next one', async () => {
  const first = await shop.addHomeowner();
  const second = await shop.addHomeowner();
  const a = await actFor(first.userId);
  const expiry = async (userId: number) =>
    (
      await app.pool.query(
        'select expires_at from sessions where user_id = $1 and acting_visit_id is not null',
        [userId],
      )
    ).rows[0]?.expires_at;
  const before = await expiry(first.userId);
  await app.pool.query(
    `update sessions set last_seen_at = now() - interval '5 hours' where acting_visit_id is not null`,
  );
  expect(await statusOf(a)).toBe(200);
  expect(await expiry(first.userId)).toEqual(before);
  // Only one at a time.
  const b = await actFor(second.userId);
  expect([await statusOf(a), await statusOf(b)]).toEqual([401, 200]);
  expect((await eventsOn(first.userId)).map(({ action }) => action)).toEqual([
    'acting.started',
    'acting.stopped',
  ]);
  // Its owner ends it among the devices.
  const devices = await app.call(listSessions, {}, { token: second.token });
  const visit = devices.body.data.find(({ device }) => device === 'Our staff, in your name');
  expect(visit).toBeDefined();
  await app.call(endOneSession, { params: { id: visit?.id ?? 0 } }, { token: second.token });
  expect(await statusOf(b)).toBe(401);
  // It runs out.
  const c = await actFor(second.userId);
  await app.pool.query(
    `update sessions set expires_at = now() - interval '1 second' where acting_visit_id is not null`,
  );
  expect(await statusOf(c)).toBe(401);
  // Staff sign out, or are deactivated.
  const leaver = await addStaff('lee@staff.example');
  const d = await actFor(second.userId, leaver.token);
  await app.pool.query(`update users set status = 'Deactive' where id = $1`, [leaver.userId]);
  expect(await statusOf(d)).toBe(401);
  await app.pool.query(`update users set status = 'Approve' where id = $1`, [leaver.userId]);
  expect(await statusOf(d)).toBe(200);
  await app.call(logout, {}, { token: leaver.token });
  expect(await statusOf(d)).toBe(401);
});

test('the user is told at once, and sees each visit with its reason, but no name of staff', async () => {
  const owner = await shop.addHomeowner();
  const token = await actFor(owner.userId);
  const seen = async () => (await app.call(listVisits, {}, { token: owner.token })).body.data;
  expect(await seen()).toMatchObject([{ reason: 'Asked us by phone.', is_open: true }]);
  await app.call(stopActing, {}, { token });
  expect(await seen()).toMatchObject([{ reason: 'Asked us by phone.', is_open: false }]);
  const told = await app.call(listNotifications, { query: {} }, { token: owner.token });
  expect(told.body.data.data[0]).toMatchObject({
    title: 'Our staff opened your account',
    text: 'Asked us by phone.',
  });
  expect((await app.mails())[0]).toMatchObject({ template: 'acting_started' });
  expect(JSON.stringify([await seen(), told.body])).not.toContain('sam@');
});

test('what staff do in the name of a pro is noted as theirs, in whose name, and by which request', async () => {
  const token = await actFor(shop.pro.userId);
  const set = await app.call(
    setMarkup,
    {
      body: {
        category_id: null,
        brand_id: null,
        product_id: null,
        rate_ppm: 250_000,
        version: 1,
      },
    },
    { token },
  );
  expect(set.status).toBe(200);
  const { rows } = await app.pool.query(
    `select actor_id, acting_as, request_id from audit_events where action = 'markup.changed'`,
  );
  expect(rows).toEqual([
    { actor_id: staff.userId, acting_as: shop.pro.userId, request_id: expect.any(String) },
  ]);
  const history = await app.call(listHistory, { query: {} }, { token: shop.pro.token });
  expect(history.body.data.rows.map(({ action, actor }) => [action, actor])).toEqual([
    ['markup.changed', 'WeVisu'],
    ['acting.started', 'WeVisu'],
  ]);
});

describe('G-67 the table of what staff may do in another name', () => {
  const ROLES = ['User', 'Contractor', 'Vendor'] as const;
  const mayMake = (call: CallDefinition, role: Role) =>
    call.access === 'public' || call.access === 'signed-in' || call.access.includes(role);

  /** Each by its name: a line that slips into the table fails here. */
  const NEVER = [
    'accounts.changePassword',
    'accounts.changeEmail',
    'accounts.deleteAccount',
    'accounts.endOneSession',
    'accounts.endOtherSessions',
    'accounts.exportData',
    'accounts.login',
    'accounts.logout',
    'accounts.removeCard',
    'accounts.resendVerification',
    'accounts.updateDetails',
    'accounts.updateProfile',
    'checkout.cancelPayment',
    'checkout.continuePayment',
    'checkout.createCardToken',
    'checkout.payCheckout',
    'checkout.startCheckout',
    'orders.changeOrderAddress',
    'orders.setReturnAddress',
    'orders.exportProOrders',
    'ownData.takeProData',
    'ownData.takeVendorData',
    'inventory.exportInventory',
    'listings.exportVendorProducts',
    'reports.exportShowroomReport',
    'showroomPrices.exportPriceList',
    'priceLists.apply',
    'pros.changeShowroomId',
    'pros.endProPlan',
    'subscriptions.buyPlan',
    'subscriptions.cancelPlan',
    'subscriptions.changePlanCard',
    'subscriptions.resumePlan',
    'pros.renewLicense',
    'vendors.updateVendorCompany',
    'vendors.registerVendor',
    'clients.getCalendarFeed',
    'clients.renewCalendarFeed',
  ];
  const OF_ACCOUNT = /^(secondFactor|connections|checkout|vendorApi)\./;

  test('names calls that exist, and none that is the owner’s alone', () => {
    const names = new Set(ALL_CALLS.map(({ name }) => name));
    expect(NAMED_WHILE_ACTING.filter((name) => !names.has(name))).toEqual([]);
    expect(NEVER.filter((name) => !names.has(name))).toEqual([]);
    const allowed = ALL_CALLS.filter(mayCallWhileActing);
    expect(allowed.filter(({ name }) => NEVER.includes(name))).toEqual([]);
    expect(allowed.filter(({ name, method }) => OF_ACCOUNT.test(name) && method !== 'GET')).toEqual(
      [],
    );
    expect(allowed.filter(({ sends }) => sends === 'file')).toEqual([]);
  });

  test.each(ROLES)('holds for every call that a %s may make', async (role) => {
    const owner =
      role === 'User' ? await shop.addHomeowner() : role === 'Vendor' ? shop.vendors[0] : shop.pro;
    const token = await actFor(owner.userId);
    const wrong: string[] = [];
    const tried = ALL_CALLS.filter((call) => mayMake(call, role) && call.name !== stopActing.name);
    expect(tried.length).toBeGreaterThan(100);
    for (const call of tried) {
      const params = Object.fromEntries(
        [...call.path.matchAll(/:(\w+)/g)].map(([, name]) => [name ?? '', '1']),
      );
      const body = call.method === 'POST' || call.method === 'PUT' ? {} : undefined;
      const answer = await app.raw(call.method, addressOf(call, params), body, token);
      const isRefused = answer.status === 403 && answer.body.code === 'refused_while_acting';
      if (isRefused === mayCallWhileActing(call)) wrong.push(`${call.name} ${answer.status}`);
    }
    expect(wrong).toEqual([]);
    expect(await statusOf(token)).toBe(200);
  });
});
