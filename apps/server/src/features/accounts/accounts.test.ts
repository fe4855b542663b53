import { exportData } from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import { logoAddress } from '@wevisu/contract/media.ts';
import type { ProUserId } from '@wevisu/domain/ids.ts';
import { withIds } from '@wevisu/domain/test-ids.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { addShowroom } from '../catalog/test-fixture.ts';
import { dropStaleRows } from './jobs.ts';
import { issueCode } from './store/codes.ts';
import { codeFromMail } from './test-mailed-codes.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});

const form = {
  full_name: 'Ana Maria Lopez',
  email: 'ana@example.com',
  password: 'long enough',
  phone_number: '2135550123',
  zip_code: '90012',
  agree: true,
  i_accept: true,
} as const;

function register(over: object) {
  return shop.call(accounts.register, { body: { ...form, ...over } as typeof form });
}

describe('registration', () => {
  test('REG-15 REG-16 REG-40 API-07 U-10 makes a homeowner, whatever type is sent', async () => {
    const { status, body } = await register({ type: 'Admin' });
    expect(status).toBe(201);
    expect(body.user).toMatchObject({
      type: 'User',
      status: 'Active',
      first_name: 'Ana',
      last_name: 'Maria Lopez',
      email_verified_at: null,
    });
    expect(body.token.length).toBeGreaterThan(10);
    const me = await shop.call(accounts.getAuthUser, {}, { token: body.token });
    expect(me.body.user.email).toBe('ana@example.com');
    const { rows } = await shop.pool.query(
      'select version from terms_acceptances where user_id = $1',
      [body.user.id],
    );
    expect(rows).toHaveLength(1);
  });

  test('API-07 DATA-11 keeps the showroom of the sign-up, and takes the name from the whole', async () => {
    const { userId: proId } = await addShowroom(shop.pool, {
      vsdId: 'SIGNUP22',
      companyName: 'Sign-up',
    });
    const sent = { first_name: 'Eve', last_name: 'Else', type: 'User' };
    const { unknown } = withIds<{ unknown: ProUserId }>({ unknown: 999_999 });
    const signUp = async (email: string, shop_id: ProUserId) => {
      const { status, body } = await register({ ...sent, email, shop_id });
      expect([status, body.user.first_name]).toEqual([201, 'Ana']);
      const { token } = body;
      return (await shop.call(exportData, {}, { token })).body.data.account;
    };
    expect(await signUp('in-shop@example.com', proId)).toMatchObject({ signed_up_in: 'Sign-up' });
    expect(await signUp('nowhere@example.com', unknown)).toMatchObject({ signed_up_in: null });
  });

  test('refuses an address that is taken, in any case, under the email field', async () => {
    await register({ email: 'taken@example.com' });
    const { status, body } = await register({ email: 'TAKEN@example.com' });
    expect(status).toBe(422);
    expect(body.errors?.email?.[0]).toContain('already exists');
  });

  test.each([
    ['email', { email: 'abc' }],
    ['email', { email: '' }],
    ['password', { password: '1234567' }],
    ['full_name', { full_name: '   ' }],
    ['full_name', { full_name: 'Ana' }],
    ['agree', { agree: false }],
    ['i_accept', { i_accept: false }],
    ['phone_number', { phone_number: '' }],
    ['zip_code', { zip_code: '' }],
    ['full_name', { full_name: 'x'.repeat(10_000) }],
  ])('REG-18 REG-19 REG-20 REG-21 REG-22 REG-24 names the field %s in %o', async (field, over) => {
    const { status, body } = await register({ email: 'new@example.com', ...over });
    expect(status).toBe(422);
    expect(body.message).toBe('The given data was invalid.');
    expect(Object.keys(body.errors ?? {})).toEqual([field]);
  });

  test('twenty at once with one address make one account', async () => {
    const answers = await Promise.all(
      Array.from({ length: 10 }, () => register({ email: 'twice@example.com' })),
    );
    expect(answers.filter((answer) => answer.status === 201)).toHaveLength(1);
  });

  test('AUTH-43 API-11 verifies the address by the mailed link, once', async () => {
    const { body } = await register({ email: 'verify@example.com' });
    const code = await codeFromMail(shop, 'verify@example.com');
    expect((await shop.call(accounts.verifyEmail, { params: { code } })).status).toBe(200);
    const me = await shop.call(accounts.getAuthUser, {}, { token: body.token });
    expect(me.body.user.email_verified_at).not.toBeNull();
    expect((await shop.call(accounts.verifyEmail, { params: { code } })).status).toBe(422);
    expect(
      (await shop.call(accounts.verifyEmail, { params: { code: 'x'.repeat(43) } })).status,
    ).toBe(422);
  });
});

describe('sign-in', () => {
  test('API-06 U-40 answers alike, with 422, for a wrong password and an unknown address', async () => {
    await shop.createAccount({ email: 'known@example.com', type: 'User' });
    const tries = await Promise.all(
      ['known@example.com', 'unknown@example.com'].map((email) =>
        shop.call(accounts.login, { body: { email, password: 'wrong' } }),
      ),
    );
    for (const { status, body } of tries) {
      expect(status).toBe(422);
      expect(body).toEqual(tries[0]?.body);
      // One text, beside the field and in the toast.
      expect(body.errors).toEqual({ email: [body.message] });
    }
  });

  test('an address is the same with spaces around it and in capitals', async () => {
    await register({ email: ' Spaced@Example.com ' });
    const { status, body } = await shop.call(accounts.login, {
      body: { email: 'spaced@example.com ', password: form.password },
    });
    expect([status, body.user?.email]).toEqual([200, 'spaced@example.com']);
  });

  test('AUTH-10 U-22 reveals the type only after the right password', async () => {
    await shop.createAccount({ email: 'v@example.com', type: 'Vendor' });
    const door = (password: string) =>
      shop.call(accounts.login, { body: { email: 'v@example.com', password } });
    expect((await door('wrong')).status).toBe(422);
    const right = await door(TEST_PASSWORD);
    expect([right.status, right.body.message]).toEqual([
      403,
      'You are not authorized to access this page.',
    ]);
    const business = await shop.call(accounts.businessLogin, {
      body: { email: 'v@example.com', password: TEST_PASSWORD },
    });
    expect(business.status).toBe(200);
  });

  test.each([
    ['Deactive', 'Your account has been deactivated. Please contact support.'],
    ['pending', 'Your account is pending approval.'],
  ] as const)('AUTH-16 AUTH-17 AUTH-18 a %s account gets no session', async (status, message) => {
    const email = `${status}@example.com`.toLowerCase();
    const { token } = await shop.createAccount({ email, type: 'User', status });
    const answer = await shop.call(accounts.login, { body: { email, password: TEST_PASSWORD } });
    expect([answer.status, answer.body.message]).toEqual([403, message]);
    expect((await shop.call(accounts.getAuthUser, {}, { token })).status).toBe(401);
  });

  test('G-10 makes one wait after repeated failures, the right password included', async () => {
    await shop.createAccount({ email: 'guessed@example.com', type: 'User' });
    const guess = (password: string) =>
      shop.call(accounts.login, { body: { email: 'guessed@example.com', password } });
    const wrong: number[] = [];
    // Twice as many where the test meets the boundary of two windows.
    while (wrong.at(-1) !== 429 && wrong.length <= 16)
      wrong.push((await guess(`wrong ${wrong.length}`)).status);
    expect(wrong.slice(0, 8)).toEqual(Array(8).fill(422));
    expect(wrong.at(-1)).toBe(429);
    expect((await guess(TEST_PASSWORD)).status).toBe(429);
  });

  test('G-10 guesses that come all at once are no more than those that come one by one', async () => {
    await shop.createAccount({ email: 'stormed@example.com', type: 'User' });
    const answers = await Promise.all(
      Array.from({ length: 60 }, (_, i) =>
        shop.call(accounts.login, {
          body: { email: 'stormed@example.com', password: `wrong ${i}` },
        }),
      ),
    );
    const looked = answers.filter(({ status }) => status === 422).length;
    expect(looked).toBeGreaterThanOrEqual(8);
    // Twice as many where the test meets the boundary of two windows.
    expect(looked).toBeLessThanOrEqual(16);
    expect(answers.filter(({ status }) => status === 429)).toHaveLength(60 - looked);
  });

  test('G-10 right passwords use up none of the tries of their address', async () => {
    await shop.createAccount({ email: 'often@example.com', type: 'User' });
    const signIn = () =>
      shop.app.http.inject({
        method: 'POST',
        url: '/api/login',
        remoteAddress: '192.0.2.7',
        payload: { email: 'often@example.com', password: TEST_PASSWORD },
      });
    for (let i = 0; i < 10; i += 1) expect((await signIn()).statusCode).toBe(200);
    const { rows } = await shop.pool.query(
      "select count from rate_limits where key in ('sign-in often@example.com', 'sign-in from 192.0.2.7')",
    );
    expect(rows.every((row) => row.count === 0)).toBe(true);
  });

  test('API-09 a token ends with its session', async () => {
    const { token } = await shop.createAccount({ email: 'out@example.com', type: 'User' });
    const out = await shop.call(accounts.logout, {}, { token });
    expect(out.body.message).toBe('Logged Out Successfully');
    expect((await shop.call(accounts.getAuthUser, {}, { token })).status).toBe(401);
  });
});

test('DATA-06 the logo of a pro is an address that the media route serves', async () => {
  const { userId, token } = await shop.createAccount({
    email: 'logo@example.com',
    type: 'Contractor',
  });
  await shop.pool.query(
    `insert into showrooms (user_id, vsd_id, company_name, logo_svg)
     values ($1, 'LOGO0001', 'Logo', '<svg xmlns="http://www.w3.org/2000/svg"/>')`,
    [userId],
  );
  const { body } = await shop.call(accounts.getAuthUser, {}, { token });
  const key = body.user.shop_profile?.business_logo ?? '';
  expect((await shop.raw('GET', logoAddress(key))).text).toContain('<svg');
});

test('API-05 DATA-01 DATA-02 DATA-03 DATA-04 DATA-05 DATA-06 DATA-07 an account answers with its type, status and, for a pro, its showroom', async () => {
  expect((await shop.call(accounts.getAuthUser, {})).status).toBe(401);
  for (const [type, status] of [
    ['User', 'Active'],
    ['User', 'Approve'],
    ['Vendor', 'Approve'],
    ['Contractor', 'Active'],
  ] as const) {
    const email = `${type}-${status}@data.example`.toLowerCase();
    const { userId } = await shop.createAccount({ email, type, status });
    if (type === 'Contractor') {
      await shop.pool.query(
        `insert into showrooms (user_id, vsd_id, company_name, theme_color, plan, plan_status, plan_paid_amount)
         values ($1, 'DATASHOP', 'Data & Sons', '#1f5b47', 'Premium', 'active', 199)`,
        [userId],
      );
    }
    const door = type === 'User' ? accounts.login : accounts.businessLogin;
    const { body } = await shop.call(door, { body: { email, password: TEST_PASSWORD } });
    expect(body.token.length).toBeGreaterThan(10);
    const me = await shop.call(accounts.getAuthUser, {}, { token: body.token });
    expect(me.status).toBe(200);
    expect(me.body.user).toEqual(body.user);
    expect(me.body.user).toMatchObject({
      type,
      status,
      email_verified_at: expect.stringMatching(/^\d{4}-\d\d-\d\dT/),
      total_projects: 0,
    });
    const { custom_addon, latest_subscription, shop_profile } = me.body.user;
    expect([custom_addon, latest_subscription, shop_profile]).toEqual(
      type === 'Contractor'
        ? [
            { subscription_status: expect.any(String) },
            { subscription_status: 'active', plan: 'Premium', paid_amount: 199 },
            expect.objectContaining({ theme_color: '#1f5b47', business_logo: null }),
          ]
        : [null, null, null],
    );
  }
});

test('what has run out is dropped, and nothing else', async () => {
  const { userId, token } = await shop.createAccount({ email: 'kept@example.com', type: 'User' });
  await shop.pool.query(
    `insert into sessions (token_hash, user_id, expires_at)
     select int4send(n), $1, now() - interval '1 second' from generate_series(1, 2500) n`,
    [userId],
  );
  const code = { userId, purpose: 'verify_email', minutes: 10 } as const;
  await issueCode(shop.pool, { ...code, code: 'old' });
  await shop.pool.query(
    "update one_time_codes set expires_at = now() - interval '8 days' where user_id = $1",
    [userId],
  );
  await issueCode(shop.pool, { ...code, code: 'new' });
  await shop.pool.query(
    "insert into rate_limits (key, window_start, count) values ('old', now() - interval '3 days', 1)",
  );
  await dropStaleRows({ pool: shop.pool });
  const count = async (table: string, where: string) =>
    (await shop.pool.query(`select count(*) as n from ${table} where ${where}`)).rows[0].n;
  expect(await count('sessions', `user_id = ${userId}`)).toBe(1);
  expect(await count('one_time_codes', `user_id = ${userId}`)).toBe(1);
  expect(await count('rate_limits', "key = 'old'")).toBe(0);
  expect((await shop.call(accounts.getAuthUser, {}, { token })).status).toBe(200);
});

describe('profile', () => {
  const address = {
    full_name: 'Ana Lopez',
    street: '12 Hill Street',
    city: 'Los Angeles',
    state: 'CA',
    zip_code: '90012',
  };

  test('CHECK-03 CHECK-07 API-35 API-36 keeps the shipping address', async () => {
    const { token } = await shop.createAccount({ email: 'home@example.com', type: 'User' });
    const saved = await shop.call(
      accounts.updateProfile,
      { body: { ...address, checkout: 1 } },
      { token },
    );
    expect([saved.status, saved.body.success, saved.body.message]).toEqual([
      200,
      true,
      'Your address was saved.',
    ]);
    const read = await shop.call(accounts.getProfile, { query: { checkout: 1 } }, { token });
    expect(read.body.data.shipping_address).toMatchObject(address);
    expect((await shop.call(accounts.getProfile, { query: {} })).status).toBe(401);
  });

  test.each([
    ['zip_code', { zip_code: '10001' }],
    ['zip_code', { zip_code: '9001' }],
    ['state', { state: 'XX' }],
    ['street', { street: '' }],
  ])(
    'POL-17 U-36 names %s for an address that is not in the U.S. or does not fit',
    async (field, over) => {
      const { token } = await shop.createAccount({
        email: `p${Math.random()}@example.com`,
        type: 'User',
      });
      const { status, body } = await shop.call(
        accounts.updateProfile,
        { body: { ...address, ...over } },
        { token },
      );
      expect(status).toBe(422);
      expect(Object.keys(body.errors ?? {})).toEqual([field]);
    },
  );
});

test('broken JSON, a body that is too large and an unknown path answer in the shape of every refusal', async () => {
  const broken = await shop.app.http.inject({
    method: 'POST',
    url: '/api/login',
    payload: '{"email":',
    headers: { 'content-type': 'application/json' },
  });
  expect([broken.statusCode, broken.json().message]).toEqual([422, 'The given data was invalid.']);
  const large = await shop.raw('POST', '/api/login', { email: 'x'.repeat(10_000_000) });
  expect(large.status).toBe(413);
  const type = await shop.app.http.inject({
    method: 'POST',
    url: '/api/login',
    payload: 'a=b',
    headers: { 'content-type': 'text/csv' },
  });
  expect(type.statusCode).toBe(415);
});
