// The log of a whole visit, at the most verbose level: it contains no credentials and no personal data.
import * as page from '@wevisu/contract/account-page.ts';
import * as accounts from '@wevisu/contract/accounts.ts';
import { afterAll, beforeAll, expect, test, vi } from 'vitest';
import { signInAtProvider, startTestProvider, TEST_CLIENT } from './platform/oidc/test-provider.ts';
import { TEST_PASSWORD, type TestApp, testApp } from './test-app.ts';
import { testCheckout } from './test-checkout.ts';
import { TEST_ADDRESS, type TestShop, testShop } from './test-shop.ts';

const provider = await startTestProvider({
  redirectUris: ['http://shop.example/sociallogin/acme'],
});
afterAll(() => provider.close());

const lines: string[] = [];
const secrets = new Set<string>([TEST_PASSWORD, TEST_CLIENT.secret]);
let app: TestApp;
let shop: TestShop;

beforeAll(async () => {
  app = await testApp({
    logTo: { write: (line) => lines.push(line) },
    env: {
      LOG_LEVEL: 'trace',
      // Nobody is there: each mail fails, and is told of.
      SMTP_URL: 'smtp://mailer:password-of-the-mail-server@127.0.0.1:9',
      MAIL_FROM: 'shop@shop.example',
      OIDC_ACME_ISSUER: provider.issuer,
      OIDC_ACME_CLIENT_ID: TEST_CLIENT.id,
      OIDC_ACME_CLIENT_SECRET: TEST_CLIENT.secret,
    },
  });
  shop = await testShop(app);
  secrets.add('password-of-the-mail-server');
});

async function mailedCodes(): Promise<readonly string[]> {
  const texts = (await app.mails()).map((mail) => mail.text).join('\n');
  const found = texts.matchAll(/(?:\/verify\/|code=)([\w-]{43})|^(\d{6})$/gm);
  return [...found].map(([, link, digits]) => link ?? digits ?? '');
}

async function socialSignIn(): Promise<void> {
  const post = (url: string, payload: object, cookie = '') =>
    app.app.http.inject({ method: 'POST', url, payload, headers: { cookie } });
  const started = await post('/api/sociallogin/acme/start', {});
  const cookie = String(started.headers['set-cookie']).split(';')[0] ?? '';
  const back = await signInAtProvider(started.json().data.url, 'social@example.com');
  const data = Object.fromEntries(back.searchParams);
  const body = { provider: 'acme', data };
  const right = await post('/api/sociallogin/acme', body, cookie);
  expect(right.statusCode).toBe(200);
  // And once more, which is refused, and told of.
  await post('/api/sociallogin/acme', body, cookie);
  const other = await post('/api/sociallogin/acme/start', {});
  const next = String(other.headers['set-cookie']).split(';')[0] ?? '';
  const state = next.split('=')[1] ?? '';
  await post('/api/sociallogin/acme', { ...body, data: { ...data, state } }, next);
  for (const secret of [data.code, state, right.json().token]) secrets.add(String(secret));
}

async function visit(): Promise<void> {
  const email = 'visitor@example.com';
  const password = 'secret-of-a-visitor';
  const signedUp = await app.call(accounts.register, {
    body: {
      full_name: 'Visible Person',
      email,
      password,
      phone_number: '2135550123',
      zip_code: '90012',
      agree: true,
      i_accept: true,
    },
  });
  const { token } = signedUp.body;
  const wrong = { email, password: 'wrong-secret' };
  await app.call(accounts.login, { body: wrong });
  const login = await app.app.http.inject({
    method: 'POST',
    url: '/api/login',
    payload: { email, password, remember_me: true },
  });
  const remember = /=([\w-]{43})/.exec(String(login.headers['set-cookie']))?.[1] ?? '';
  await app.call(accounts.requestPasswordReset, { body: { email } });
  const staff = await app.createAccount({ email: 'staff@example.com', type: 'Admin' });
  await app.call(accounts.verifyOtp, { query: {} }, { token: staff.token });
  await vi.waitFor(async () => expect(await mailedCodes()).toHaveLength(3), 20_000);
  const codes = await mailedCodes();
  for (const code of codes) {
    await app.raw('GET', `/api/email/verify/${code}`);
    await app.raw('GET', `/api/login/verify_otp?otp=${code}`, undefined, staff.token);
    await app.raw('POST', '/api/password/reset', { code, password: 'short' });
  }
  await app.call(
    accounts.changePassword,
    { body: { current_password: password, password: 'new-secret-of-a-visitor' } },
    { token },
  );
  const buyer = await shop.addHomeowner();
  const till = testCheckout(app, shop);
  const [vendor] = shop.vendors;
  const { variantId } = await shop.addVariant({ vendorId: vendor?.vendorId ?? 0 });
  await till.putIntoCart(buyer, [{ variantId, qty: 1 }]);
  const { body } = await till.start(buyer);
  const cardToken = await till.cardToken('4242 4242 4242 4242');
  await till.card('4242 4242 4242 4241');
  await till.pay(buyer, body.data.id, { payment_token: cardToken, total: body.data.total });
  await app.call(page.exportData, {}, { token: buyer.token });
  const found = [password, 'wrong-secret', 'new-secret-of-a-visitor', token, remember];
  for (const secret of [...found, ...codes, cardToken, buyer.token, staff.token]) {
    expect(secret.length).toBeGreaterThan(5);
    secrets.add(secret);
  }
}

test('U-08 U-12 U-13 a log that says most holds no password, token, code, card or person', async () => {
  await visit();
  await socialSignIn();
  // Now everything goes wrong, which is when most is written.
  const before = lines.length;
  await app.pool.query('alter table users rename column email to electronic_mail');
  await app.pool.query('alter table saved_cards rename to kept_cards');
  const token = [...secrets].find((secret) => secret.length === 43) ?? '';
  for (const [method, url, body] of [
    ['POST', '/api/login', { email: 'visitor@example.com', password: 'secret-of-a-visitor' }],
    ['POST', '/api/password/forgot', { email: 'visitor@example.com' }],
    ['PUT', '/api/profile', TEST_ADDRESS],
    ['POST', '/api/register', { full_name: 'Visible Person', email: 'x@example.com' }],
  ] as const) {
    await app.raw(method, url, body, token);
  }
  const failed = lines.slice(before).filter((line) => line.includes('request failed'));
  expect(failed.length).toBeGreaterThan(0);
  // The mails that found no server, and the code that was refused by the company.
  await vi.waitFor(() => expect(lines.join()).toContain('a job failed'), 20_000);
  expect(lines.join()).toContain('sign-in by acme failed');
  const log = lines.join('\n');
  expect(secrets.size).toBeGreaterThan(12);
  for (const secret of secrets) expect(log, secret).not.toContain(secret);
  for (const word of [/4242\s?4242/, /argon2/, /Visible Person/, /200 N Spring/, /@example\.com/]) {
    expect(log).not.toMatch(word);
  }
});
