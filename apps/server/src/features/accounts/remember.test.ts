// 'Remember me': what stands in the cookie that is named for a password.
import * as page from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import { beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});

function post(url: string, payload: object, cookie = '', token = '') {
  const headers = { cookie, ...(token && { authorization: `Bearer ${token}` }) };
  return shop.app.http.inject({ method: 'POST', url, payload, headers });
}

type Reply = Awaited<ReturnType<typeof post>>;

function cookieOf(reply: Reply): { readonly pair: string; readonly rest: string } {
  const cookies = [reply.headers['set-cookie'] ?? []].flat();
  const own = cookies.find((cookie) => cookie.startsWith('wev_log_pass=')) ?? '';
  const [pair = '', ...rest] = own.split('; ');
  return { pair, rest: rest.join('; ') };
}

async function signInRemembered(email: string) {
  await shop.createAccount({ email, type: 'User' });
  const reply = await post('/api/login', { email, password: TEST_PASSWORD, remember_me: true });
  return { reply, token: reply.json().token as string, cookie: cookieOf(reply).pair };
}

const reopen = (cookie: string) => post('/api/login/remembered', {}, cookie);

/** As after a month without a visit. */
async function runOut(email: string): Promise<void> {
  await shop.pool.query(
    `update sessions set expires_at = now() - interval '1 minute'
     where user_id = (select id from users where email = $1)`,
    [email],
  );
}

test('U-01 STORE-13 the cookie lasts 340 days, is read by no script, and holds no password', async () => {
  const { reply, cookie } = await signInRemembered('shape@example.com');
  expect(cookie).toMatch(/^wev_log_pass=[\w-]{43}$/);
  expect(cookieOf(reply).rest).toBe(`Path=/; Max-Age=${340 * 86_400}; HttpOnly; SameSite=Lax`);
  const { rows } = await shop.pool.query('select remember_hash from sessions');
  expect(JSON.stringify(rows)).not.toContain(cookie.split('=')[1]);
});

test('U-01 it opens the session again when its time has run out, each token once', async () => {
  const { token, cookie } = await signInRemembered('back@example.com');
  await runOut('back@example.com');
  expect((await shop.call(accounts.getAuthUser, {}, { token })).status).toBe(401);
  const again = await reopen(cookie);
  expect([again.statusCode, again.json().user.email]).toEqual([200, 'back@example.com']);
  const me = await shop.call(accounts.getAuthUser, {}, { token: again.json().token });
  expect(me.status).toBe(200);
  // A copy of the old cookie is worth nothing, the new one goes on.
  expect((await reopen(cookie)).statusCode).toBe(422);
  expect((await reopen(cookieOf(again).pair)).statusCode).toBe(200);
});

test('U-01 without a cookie, with a made-up one or after 340 days the password is asked for', async () => {
  const { cookie } = await signInRemembered('late@example.com');
  await shop.pool.query(
    "update sessions set remember_expires_at = now() - interval '1 second' where remember_hash is not null",
  );
  for (const sent of ['', `wev_log_pass=${'x'.repeat(43)}`, cookie]) {
    const { statusCode, json } = await reopen(sent);
    expect([statusCode, json().errors]).toEqual([422, { password: ['Enter your password.'] }]);
  }
});

test.each<[string, (of: { token: string; email: string }) => Promise<unknown>]>([
  ['signing out', ({ token }) => shop.call(accounts.logout, {}, { token })],
  [
    'a changed password',
    ({ token }) =>
      shop.call(
        accounts.changePassword,
        { body: { current_password: TEST_PASSWORD, password: 'a new one' } },
        { token },
      ),
  ],
  [
    'signing out all others from another device',
    async ({ email }) => {
      const other = await post('/api/login', { email, password: TEST_PASSWORD });
      return shop.call(page.endOtherSessions, {}, { token: other.json().token });
    },
  ],
  [
    'a barred account',
    ({ email }) =>
      shop.pool.query("update users set status = 'Deactive' where email = $1", [email]),
  ],
])('U-01 G-06 %s ends it', async (what, end) => {
  const email = `${what.replaceAll(' ', '-')}@example.com`;
  const { token, cookie } = await signInRemembered(email);
  await end({ token, email });
  expect((await reopen(cookie)).statusCode).toBe(422);
});

test('U-01 AUTH-02 without the box nothing is remembered, and what was is taken away', async () => {
  await signInRemembered('once@example.com');
  const reply = await post('/api/login', { email: 'once@example.com', password: TEST_PASSWORD });
  expect(cookieOf(reply)).toEqual({
    pair: 'wev_log_pass=',
    rest: 'Path=/; Max-Age=0; HttpOnly; SameSite=Lax',
  });
});

test('G-10 a remembered session outlives the nightly cleaning, and ends with its 340 days', async () => {
  const { cookie } = await signInRemembered('night@example.com');
  await runOut('night@example.com');
  const { dropStaleRows } = await import('./jobs.ts');
  await dropStaleRows(shop);
  expect((await reopen(cookie)).statusCode).toBe(200);
});
