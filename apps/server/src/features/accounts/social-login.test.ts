// Sign-in by another company, at a real OpenID Connect provider.
import { getAuthUser, register } from '@wevisu/contract/accounts.ts';
import { listProviders } from '@wevisu/contract/social-login.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  signInAtProvider,
  startTestProvider,
  TEST_CLIENT,
} from '../../platform/oidc/test-provider.ts';
import { TEST_PASSWORD, type TestApp, testApp } from '../../test-app.ts';

const REDIRECT = 'http://shop.example/sociallogin/acme';
const provider = await startTestProvider({ redirectUris: [REDIRECT] });
afterAll(() => provider.close());

let shop: TestApp;
beforeAll(async () => {
  shop = await testApp({
    env: {
      OIDC_ACME_ISSUER: provider.issuer,
      OIDC_ACME_CLIENT_ID: TEST_CLIENT.id,
      OIDC_ACME_CLIENT_SECRET: TEST_CLIENT.secret,
      OIDC_GONE_ISSUER: 'http://127.0.0.1:9',
      OIDC_GONE_CLIENT_ID: 'x',
      OIDC_GONE_CLIENT_SECRET: 'y',
    },
  });
});

function post(url: string, payload: object, cookie = '') {
  return shop.app.http.inject({ method: 'POST', url, payload, headers: { cookie } });
}

/** As the browser does: away with a cookie, back with a code. */
async function leave(login: string) {
  const started = await post('/api/sociallogin/acme/start', {});
  expect(started.statusCode).toBe(200);
  const cookie = String(started.headers['set-cookie']).split(';')[0] ?? '';
  const url: string = started.json().data.url;
  const back = await signInAtProvider(url, login);
  expect(back.href).toMatch(`${REDIRECT}?`);
  return { cookie, url, data: Object.fromEntries(back.searchParams) };
}

function come({ cookie, data }: { cookie: string; data: object }) {
  return post('/api/sociallogin/acme', { provider: 'acme', data }, cookie);
}

const signIn = async (login: string) => come(await leave(login));

test('G-08 the companies are those of the settings', async () => {
  const { body } = await shop.call(listProviders, {});
  expect(body.data).toEqual([
    { provider: 'acme', label: 'Acme' },
    { provider: 'gone', label: 'Gone' },
  ]);
});

test('API-08 AUTH-38 DATA-07 a verified address makes a homeowner, the same one at each sign-in', async () => {
  const first = await signIn('new@example.com');
  expect([first.statusCode, first.json().user]).toMatchObject([
    200,
    { type: 'User', status: 'Active', first_name: 'Ana', last_name: 'Maria Lopez' },
  ]);
  const { token, user } = first.json();
  expect(user.email_verified_at).not.toBeNull();
  const me = await shop.call(getAuthUser, {}, { token });
  expect(me.body.user.email).toBe('new@example.com');
  expect((await signIn('new@example.com')).json().user.id).toBe(user.id);
  // No password is one: neither an empty one nor any other.
  for (const password of ['', 'null', TEST_PASSWORD]) {
    const answer = await post('/api/login', { email: 'new@example.com', password });
    expect(answer.statusCode).toBe(422);
  }
});

test('API-08 G-10 the browser becomes a known device, which wrong passwords of strangers do not shut out', async () => {
  const email = 'sits-here@example.com';
  await shop.createAccount({ email, type: 'User' });
  const came = await signIn(email);
  const cookie = [came.headers['set-cookie'] ?? []]
    .flat()
    .find((one) => one.startsWith('wev_device='));
  const login = (password: string, known = '') => post('/api/login', { email, password }, known);
  for (let wrong = 0; wrong < 20; wrong += 1) await login(`wrong ${wrong}`);
  expect((await login(TEST_PASSWORD)).statusCode).toBe(429);
  const own = await login(TEST_PASSWORD, cookie?.split(';')[0]);
  expect(own.statusCode).toBe(200);
});

test('API-08 the address asks with PKCE, state and nonce, and takes no secret along', async () => {
  const { url } = await leave('pkce@example.com');
  const query = new URL(url).searchParams;
  expect(query.get('code_challenge_method')).toBe('S256');
  for (const name of ['code_challenge', 'state', 'nonce']) {
    expect(query.get(name)?.length).toBeGreaterThan(40);
  }
  expect(url).not.toContain(TEST_CLIENT.secret);
});

test('API-08 an account with that verified address is linked, and keeps its password', async () => {
  const { userId } = await shop.createAccount({ email: 'both@example.com', type: 'User' });
  expect((await signIn('both@example.com')).json().user.id).toBe(userId);
  const byPassword = await post('/api/login', {
    email: 'both@example.com',
    password: TEST_PASSWORD,
  });
  expect(byPassword.json().user.id).toBe(userId);
  // The link holds when the address has changed.
  await shop.pool.query("update users set email = 'moved@example.com' where id = $1", [userId]);
  expect((await signIn('both@example.com')).json().user.id).toBe(userId);
});

test('API-08 whoever took the address before its owner came is out, password and all', async () => {
  const squatter = await shop.call(register, {
    body: {
      full_name: 'Not Ana',
      email: 'mine@example.com',
      password: 'known to somebody else',
      phone_number: '2135550123',
      zip_code: '90012',
      agree: true,
      i_accept: true,
    },
  });
  const owner = await signIn('mine@example.com');
  expect(owner.json().user.id).toBe(squatter.body.user.id);
  expect((await shop.call(getAuthUser, {}, { token: squatter.body.token })).status).toBe(401);
  const answer = await post('/api/login', {
    email: 'mine@example.com',
    password: 'known to somebody else',
  });
  expect(answer.statusCode).toBe(422);
});

test('API-08 an address that the company has not verified opens and makes nothing', async () => {
  await shop.createAccount({ email: 'unverified-a@example.com', type: 'User' });
  for (const login of ['unverified-a@example.com', 'unverified-b@example.com']) {
    const answer = await signIn(login);
    expect([answer.statusCode, answer.json().code]).toEqual([422, 'provider_email_unverified']);
  }
  const { rows } = await shop.pool.query(
    "select count(*)::int as n from users where email = 'unverified-b@example.com'",
  );
  expect(rows[0].n).toBe(0);
});

test.each([
  ['Vendor', 'Approve', 'account_type_not_allowed'],
  ['Admin', 'Active', 'account_type_not_allowed'],
  ['User', 'Deactive', 'account_deactivated'],
] as const)('AUTH-18 a %s with status %s gets no session this way', async (type, status, code) => {
  const email = `${type}-${status}@example.com`.toLowerCase();
  await shop.createAccount({ email, type, status });
  const answer = await signIn(email);
  expect([answer.statusCode, answer.json().code]).toEqual([403, code]);
});

test('API-08 what comes back works once, for the browser that left, for its company', async () => {
  const gone = await leave('once@example.com');
  const failed = [422, 'provider_sign_in_failed'];
  const told = async (answer: ReturnType<typeof come>) => {
    const { statusCode, json } = await answer;
    return [statusCode, json().code];
  };
  // Another browser, which has no cookie or that of its own sign-in.
  expect(await told(come({ ...gone, cookie: '' }))).toEqual(failed);
  const other = await leave('other@example.com');
  expect(await told(come({ ...gone, cookie: other.cookie }))).toEqual(failed);
  // A code of another sign-in: PKCE and nonce are not those that it was asked with.
  const mixed = { ...other, data: { ...other.data, code: gone.data.code } };
  expect(await told(come(mixed))).toEqual(failed);
  expect(
    await told(come({ ...gone, data: { ...gone.data, iss: 'https://evil.example' } })),
  ).toEqual(failed);
  const again = await leave('once@example.com');
  expect((await come(again)).statusCode).toBe(200);
  expect(await told(come(again))).toEqual(failed);
});

test('AUTH-42 a company that is not there, or not in the settings, is a refusal and no crash', async () => {
  expect((await post('/api/sociallogin/nobody/start', {})).statusCode).toBe(404);
  const { statusCode, json } = await post('/api/sociallogin/gone/start', {});
  expect([statusCode, json().code]).toEqual([422, 'provider_sign_in_failed']);
});
