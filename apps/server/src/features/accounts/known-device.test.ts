// A device that signed in before is not shut out by a stranger's wrong passwords.
import * as page from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import { beforeAll, expect, test } from 'vitest';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';
import { dropStaleRows } from './jobs.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});

let visitors = 0;
/** Each from an address of its own, as a botnet does. */
function signIn(email: string, password: string, cookie = '') {
  visitors += 1;
  const remoteAddress = `10.9.${visitors >> 8}.${visitors & 255}`;
  const payload = { email, password };
  return shop.app.http.inject({
    ...{ method: 'POST', url: '/api/login', remoteAddress, payload, headers: { cookie } },
  });
}

type Reply = Awaited<ReturnType<typeof signIn>>;

function deviceCookie(reply: Reply): string {
  const cookies = [reply.headers['set-cookie'] ?? []].flat();
  return cookies.find((cookie) => cookie.startsWith('wev_device=')) ?? '';
}
const pairOf = (reply: Reply) => deviceCookie(reply).split(';')[0] ?? '';

/** Wrong passwords until the answer is to wait: 8, twice as many at the boundary of two windows. */
async function guessUntilRefused(email: string, cookie = ''): Promise<number> {
  for (let wrong = 0; wrong <= 17; wrong += 1) {
    const { statusCode } = await signIn(email, `wrong ${wrong}`, cookie);
    if (statusCode === 429) return wrong;
    expect(statusCode).toBe(422);
  }
  throw new Error('guessing is not limited');
}

async function knownDevice(email: string): Promise<{ token: string; cookie: string }> {
  const { token } = await shop.createAccount({ email, type: 'User' });
  return { token, cookie: pairOf(await signIn(email, TEST_PASSWORD)) };
}

test('G-10 a stranger who uses up the tries of an account shuts out no device that it knows', async () => {
  const email = 'owner@example.com';
  const { cookie } = await knownDevice(email);
  expect(await guessUntilRefused(email)).toBeGreaterThanOrEqual(8);
  expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(429);
  const own = await signIn(email, TEST_PASSWORD, cookie);
  expect([own.statusCode, pairOf(own)]).toEqual([200, cookie]);
  // That one sign-in gives the stranger no new tries.
  expect((await signIn(email, 'another guess')).statusCode).toBe(429);
});

test('G-10 a known device has tries of its own, as many as others', async () => {
  const email = 'fumbling@example.com';
  const { cookie } = await knownDevice(email);
  expect(await guessUntilRefused(email, cookie)).toBeGreaterThanOrEqual(8);
  expect((await signIn(email, TEST_PASSWORD, cookie)).statusCode).toBe(429);
  expect((await signIn(email, TEST_PASSWORD)).statusCode).toBe(200);
});

test('a cookie that is made up, or of a device of another account, is no known device', async () => {
  const email = 'target@example.com';
  await knownDevice(email);
  const attacker = await knownDevice('attacker@example.com');
  await guessUntilRefused(email);
  for (const cookie of [attacker.cookie, `wev_device=${'x'.repeat(43)}`, 'wev_device=']) {
    expect((await signIn(email, 'one more guess', cookie)).statusCode).toBe(429);
  }
});

test('the cookie is read by no script, goes to calls alone, and is kept as a hash', async () => {
  const email = 'shape@example.com';
  await shop.createAccount({ email, type: 'User' });
  const reply = await signIn(email, TEST_PASSWORD);
  expect(deviceCookie(reply)).toMatch(
    /^wev_device=[\w-]{43}; Path=\/api; Max-Age=29376000; HttpOnly; SameSite=Lax$/,
  );
  const { rows } = await shop.pool.query(
    `select encode(device_hash, 'escape') as hash from known_devices`,
  );
  expect(JSON.stringify(rows)).not.toContain(pairOf(reply).split('=')[1]);
  expect(deviceCookie(await signIn(email, 'wrong'))).toBe('');
});

test('a browser of two accounts stays known to both under a new token, and a planted one to neither', async () => {
  const [one, two] = ['one@example.com', 'two@example.com'];
  const planted = (await knownDevice(one)).cookie;
  await shop.createAccount({ email: two, type: 'User' });
  const both = pairOf(await signIn(two, TEST_PASSWORD, planted));
  expect(both).not.toBe(planted);
  for (const email of [one, two]) {
    await guessUntilRefused(email);
    expect((await signIn(email, TEST_PASSWORD, planted)).statusCode).toBe(429);
    expect((await signIn(email, TEST_PASSWORD, both)).statusCode).toBe(200);
  }
});

test('who registers has a known device', async () => {
  const email = 'new@example.com';
  const form = { full_name: 'Ana Lopez', phone_number: '2135550123', zip_code: '90012' };
  const consent = { agree: true, i_accept: true };
  const reply = await shop.app.http.inject({
    ...{ method: 'POST', url: '/api/register' },
    payload: { ...form, ...consent, email, password: TEST_PASSWORD },
  });
  await guessUntilRefused(email);
  expect((await signIn(email, TEST_PASSWORD, pairOf(reply))).statusCode).toBe(200);
});

test('a changed password and the end of all other sessions forget the other devices', async () => {
  for (const [what, end] of [
    [
      'changed',
      (token: string) => {
        const body = { current_password: TEST_PASSWORD, password: TEST_PASSWORD };
        return shop.call(accounts.changePassword, { body }, { token });
      },
    ],
    ['ended', (token: string) => shop.call(page.endOtherSessions, {}, { token })],
  ] as const) {
    const email = `${what}@example.com`;
    const { token, cookie } = await knownDevice(email);
    expect((await end(token)).status).toBe(200);
    await guessUntilRefused(email);
    expect([what, (await signIn(email, TEST_PASSWORD, cookie)).statusCode]).toEqual([what, 429]);
  }
});

test('an account knows its twenty latest devices, and none after 340 days', async () => {
  const email = 'many@example.com';
  const { cookie: first } = await knownDevice(email);
  await shop.pool.query(`update known_devices set last_used_at = now() - interval '1 hour'`);
  for (let n = 0; n < 20; n += 1) await signIn(email, TEST_PASSWORD);
  const count = async () => {
    const { rows } = await shop.pool.query(
      `select count(*)::int as n from known_devices d join users u on u.id = d.user_id
       where u.email = $1`,
      [email],
    );
    return rows[0].n;
  };
  expect(await count()).toBe(20);
  await guessUntilRefused(email);
  expect((await signIn(email, TEST_PASSWORD, first)).statusCode).toBe(429);
  await shop.pool.query(`update known_devices set last_used_at = now() - interval '341 days'`);
  await dropStaleRows(shop);
  expect(await count()).toBe(0);
});
