// U-17: every call that changes, costs or reveals something is limited, and the limit holds.
import * as accounts from '@wevisu/contract/accounts.ts';
import { ALL_CALLS } from '@wevisu/contract/all-calls.ts';
import { listProducts } from '@wevisu/contract/catalog.ts';
import { AI_TOKEN_HEADER } from '@wevisu/site/headers.ts';
import { beforeAll, describe, expect, test } from 'vitest';
import { createInProcessApi } from './platform/http/in-process.ts';
import { addressOf, type TestApp, testApp } from './test-app.ts';

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp();
});

const limited = ALL_CALLS.filter((call) => call.limit !== undefined);

test('U-17 every call that changes something has a limit, and of those that only tell the ones that may be guessed', () => {
  expect(limited.length).toBeGreaterThan(60);
  const free = ALL_CALLS.filter((call) => call.limit === undefined);
  expect(free.filter((call) => call.method !== 'GET').map((call) => call.name)).toEqual([]);
  for (const name of [
    'showrooms.searchShowrooms',
    'showrooms.getShopProfile',
    'projects.getSharedProject',
    'accounts.verifyEmail',
    'accounts.verifyOtp',
    'checkout.findZipPlace',
  ]) {
    expect(limited.map((call) => call.name)).toContain(name);
  }
});

// Signing out makes another caller of whoever calls it again.
const repeatable = limited.filter((call) => call !== accounts.logout);

test.each(repeatable.map((call) => [call.name, call] as const))(
  'U-17 %s answers 429 and says how long to wait once its limit is reached',
  async (name, call) => {
    const { access } = call;
    const type = typeof access === 'string' ? 'User' : (access[0] ?? 'User');
    const email = `${name.toLowerCase()}@example.com`;
    const { userId, token } = await shop.createAccount({ email, type });
    const ai = await shop.createAiAccount({ email });
    // A large body of whoever may not send it is refused unread, and so uncounted.
    if (call.bodyLimit !== undefined) {
      await shop.pool.query('update sessions set otp_passed_at = now() where user_id = $1', [
        userId,
      ]);
    }
    const params = Object.fromEntries(
      [...call.path.matchAll(/:(\w+)/g)].map(([, key]) => [key ?? '', '1']),
    );
    const send = () =>
      shop.app.http.inject({
        method: call.method,
        url: addressOf(call, params),
        remoteAddress: '192.0.2.44',
        headers:
          access === 'public'
            ? {}
            : { authorization: `Bearer ${token}`, [AI_TOKEN_HEADER]: ai.token },
        ...(call.body ? { payload: {} } : {}),
      });
    const { max = 0, seconds = 0 } = call.limit ?? {};
    for (let n = 0; n < max; n += 1) expect((await send()).statusCode).not.toBe(429);
    const late = await send();
    expect([late.statusCode, late.json().code]).toEqual([429, 'too_many_requests']);
    const wait = Number(late.headers['retry-after']);
    expect(wait).toBeGreaterThan(0);
    expect(wait).toBeLessThanOrEqual(seconds);
  },
);

describe('guessing', () => {
  const STRANGER = '192.0.2.45';
  const tryOnce = (method: 'GET' | 'POST', url: string, payload?: object, from = STRANGER) =>
    shop.app.http.inject({ method, url, remoteAddress: from, ...(payload ? { payload } : {}) });

  /** How many of so many tries were looked at before the address had to wait. */
  async function lookedAt(count: number, send: (n: number) => ReturnType<typeof tryOnce>) {
    const statuses: number[] = [];
    for (let n = 0; n < count; n += 1) statuses.push((await send(n)).statusCode);
    const first = statuses.indexOf(429);
    expect(first).toBeGreaterThan(0);
    expect(statuses.slice(first).every((status) => status === 429)).toBe(true);
    return first;
  }

  test('U-17 codes of mailed links are guessed in vain: neither an address nor many of them get far', async () => {
    const guess = (from = STRANGER) =>
      tryOnce('GET', `/api/email/verify/${crypto.randomUUID()}`, undefined, from);
    expect(await lookedAt(40, () => guess())).toBe(20);
    // From elsewhere it goes on, against 256 bits.
    expect((await guess('192.0.2.46')).statusCode).toBe(422);
    const reset = () =>
      tryOnce('POST', '/api/password/reset', {
        code: crypto.randomUUID(),
        password: 'long enough',
      });
    expect(await lookedAt(40, reset)).toBe(20);
  });

  test('U-16 showroom IDs are guessed at a walk: 60 a minute of 36 to the power of 8', async () => {
    const search = () => tryOnce('GET', '/api/visualization/showrooms?s=ABCD2345');
    expect(await lookedAt(80, search)).toBe(60);
    const profile = () => tryOnce('GET', '/api/visualization/shop_profile?vsd_id=ABCD2345');
    expect(await lookedAt(80, profile)).toBe(60);
    const stranger = '192.0.2.47';
    const lists = (n: number) =>
      tryOnce('GET', `/api/products?vsd_id=GUESS${100 + n}`, undefined, stranger);
    expect(await lookedAt(80, lists)).toBe(60);
    // Whoever guessed waits with every call that names one, and with no other.
    const known = '/api/products?vsd_id=OAKRIDGE';
    expect((await tryOnce('GET', known, undefined, stranger)).statusCode).toBe(429);
    expect((await tryOnce('GET', '/api/products', undefined, stranger)).statusCode).toBe(200);
    expect((await tryOnce('GET', known, undefined, '192.0.2.48')).statusCode).not.toBe(429);
    // Pages of the server make the same calls.
    const api = createInProcessApi({
      calls: shop.app.calls,
      caller: { user: null, address: stranger, userAgent: '', cookies: '', requestId: '' },
    });
    const page = await api(listProducts, { query: { vsd_id: 'OAKRIDGE' } });
    expect(page.ok ? null : page.code).toBe('too_many_requests');
  });

  test('U-17 whether addresses have an account is asked 5 times at the forgotten password, 20 times at registration', async () => {
    const forgot = (n: number) =>
      tryOnce('POST', '/api/password/forgot', { email: `guess${n}@example.com` });
    expect(await lookedAt(10, forgot)).toBe(5);
    const register = (n: number) =>
      tryOnce('POST', '/api/register', { email: `guess${n}@example.com` });
    expect(await lookedAt(30, register)).toBe(20);
  });

  test('U-17 links of shared projects are guessed 60 times a minute', async () => {
    const link = () => tryOnce('GET', `/api/public?pid=${crypto.randomUUID()}`);
    expect(await lookedAt(80, link)).toBe(60);
  });
});
