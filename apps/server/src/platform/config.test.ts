import { isAbsolute } from 'node:path';
import { expect, test } from 'vitest';
import { parseConfig } from './config.ts';
import { StartupError } from './startup-error.ts';

function problemsOf(env: Record<string, string>): readonly string[] {
  try {
    parseConfig(env);
  } catch (error) {
    if (error instanceof StartupError) return error.lines.slice(1).map((line) => line.trim());
    throw error;
  }
  return [];
}

test('starts without a single setting', () => {
  const config = parseConfig({});
  expect(config).toMatchObject({
    port: 3000,
    host: '127.0.0.1',
    publicUrl: 'http://127.0.0.1:3000',
    demo: 'full',
    production: false,
    database: { url: null, replicaUrl: null },
    mail: null,
    s3: null,
    llm: null,
    oidc: [],
  });
  expect(isAbsolute(config.dataDir)).toBe(true);
});

test('lists every problem at once, one line each', () => {
  const problems = problemsOf({
    PORT: 'eighty',
    DATABASE_URL: 'mysql://somewhere/db',
    DEMO_DATA: 'maybe',
    LOG_LEVEL: 'loud',
    PUBLIC_URL: 'wevisu.example',
    S3_BUCKET: 'pictures',
    S3_REGION: 'us-east-1',
    S3_ACCESS_KEY_ID: 'key',
    SMTP_ULR: 'smtp://mail.example',
    OIDC_GOOGLE_ISSUER: 'https://accounts.example',
    OIDC_GOOGLE_CLIENT_ID: 'id',
    OIDC_GOOGLE_SECRET: 'secret',
  });
  expect(problems).toEqual([
    'PORT: must be a whole number from 0 to 65535',
    'PUBLIC_URL: must be a URL that starts with http:// or https://',
    'DATABASE_URL: must be a URL that starts with postgresql://',
    'DEMO_DATA: must be one of on, off, small, full',
    'LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
    'OIDC_GOOGLE_SECRET: is no setting; OIDC_GOOGLE_ takes ISSUER, CLIENT_ID, CLIENT_SECRET',
    'OIDC_GOOGLE_CLIENT_SECRET: is missing',
    'S3_SECRET_ACCESS_KEY: is missing, but S3_BUCKET is set',
    'SMTP_ULR: is no setting of this program',
  ]);
});

test('a tax service has an address that nobody reads along with, and a key', () => {
  const of = (TAX_SERVICE_URL: string, TAX_SERVICE_KEY = 'key-1') => ({
    TAX_SERVICE_URL,
    TAX_SERVICE_KEY,
  });
  expect(parseConfig({}).taxService).toBeNull();
  for (const url of ['https://tax.example/v1', 'http://127.0.0.1:8080', 'http://localhost/tax']) {
    expect(parseConfig(of(url)).taxService).toEqual({ url, key: 'key-1' });
  }
  expect(problemsOf(of('http://tax.example'))).toEqual([
    'TAX_SERVICE_URL: must start with https:// unless it is on this machine',
  ]);
  expect(problemsOf(of('https://tax.example', 'two words'))).toEqual([
    'TAX_SERVICE_KEY: must be a key of letters, digits and signs',
  ]);
  expect(problemsOf({ TAX_SERVICE_URL: 'https://tax.example' })).toEqual([
    'TAX_SERVICE_KEY: is missing, but TAX_SERVICE_URL is set',
  ]);
  expect(problemsOf({ TAX_SERVICE_KYE: 'key-1' })).toEqual([
    'TAX_SERVICE_KYE: is no setting of this program',
  ]);
});

test.each([
  ['on unless in production', {}, 'full'],
  ['off in production', { NODE_ENV: 'production' }, 'off'],
  ['as asked for in production', { NODE_ENV: 'production', DEMO_DATA: 'small' }, 'small'],
  ['full when switched on', { NODE_ENV: 'production', DEMO_DATA: 'on' }, 'full'],
  ['off when switched off', { DEMO_DATA: 'off' }, 'off'],
])('has the demo data %s', (_title, env, demo) => {
  expect(parseConfig(env).demo).toBe(demo);
});

test.each([
  ['10.0.0.7', ['10.0.0.7']],
  ['10.0.0.0/8, ::1', ['10.0.0.0/8', '::1']],
  [undefined, []],
])('G-10 believes the proxies %s', (text, list) => {
  expect(parseConfig(text === undefined ? {} : { TRUSTED_PROXIES: text }).trustedProxies).toEqual(
    list,
  );
});

test.each(['everybody', '10.0.0.0/33', '10.0.0.1/', '10.0.0.1,'])(
  'refuses %s as proxies',
  (text) => {
    expect(problemsOf({ TRUSTED_PROXIES: text })).toEqual([
      'TRUSTED_PROXIES: must be addresses or ranges (10.0.0.0/8) with commas between them',
    ]);
  },
);

test('takes an empty setting for one that is not set', () => {
  expect(parseConfig({ PORT: '', DATABASE_URL: ' ', S3_BUCKET: '' }).port).toBe(3000);
});

test.each([
  ['on where only this machine can reach it', {}, true],
  ['on at a local name', { HOST: '::1', PUBLIC_URL: 'http://shop.localhost:3000' }, true],
  ['off where others can reach it', { HOST: '0.0.0.0' }, false],
  ['off at an address of the network', { HOST: '192.168.0.7' }, false],
  ['off behind a balancer of this machine', { PUBLIC_URL: 'https://wevisu.example' }, false],
  ['on where it is asked for', { HOST: '0.0.0.0', MAIL_OUTBOX: 'on' }, true],
  ['off where that is asked for', { MAIL_OUTBOX: 'off' }, false],
  ['off in production', { NODE_ENV: 'production' }, false],
])('has the page of all mails %s', (_title, env: Record<string, string>, open) => {
  expect(parseConfig(env).outboxPage).toBe(open);
});

test('refuses to show all mails in production', () => {
  expect(problemsOf({ NODE_ENV: 'production', MAIL_OUTBOX: 'on' })).toEqual([
    'MAIL_OUTBOX: may not be on in production, since it shows every mail to everybody',
  ]);
});

test('names the settings that nothing reads yet', () => {
  const env = { PORT: '80', DATABASE_REPLICA_URL: 'postgresql://replica.example/db' };
  expect(parseConfig(env).withoutEffect).toEqual(Object.keys(env).slice(1));
});

test('takes a language model by HTTPS, or on this machine, with its name', () => {
  const env = { LLM_BASE_URL: 'https://llm.example/v1', LLM_MODEL: 'small' };
  expect(parseConfig(env).llm).toEqual({
    ...{ baseUrl: 'https://llm.example/v1', apiKey: null, model: 'small' },
  });
  expect(parseConfig({ ...env, LLM_BASE_URL: 'http://127.0.0.1:9/v1' }).llm?.model).toBe('small');
  expect(problemsOf({ ...env, LLM_BASE_URL: 'http://llm.example/v1' })).toEqual([
    'LLM_BASE_URL: must start with https:// unless it is on this machine',
  ]);
  expect(problemsOf({ LLM_BASE_URL: env.LLM_BASE_URL })).toEqual([
    'LLM_MODEL: is missing, but LLM_BASE_URL is set',
  ]);
});

const STRIPE = {
  STRIPE_SECRET_KEY: 'sk_test_1',
  STRIPE_PUBLISHABLE_KEY: 'pk_test_1',
  STRIPE_WEBHOOK_SECRET: 'whsec_1, whsec_2',
  STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_3',
};

test('CHECK-06 takes payments with Stripe where all of its settings are there', () => {
  expect(parseConfig({}).stripe).toBeNull();
  const stripe = {
    ...{ secretKey: 'sk_test_1', publishableKey: 'pk_test_1', standIn: null },
    webhookSecrets: ['whsec_1', 'whsec_2', 'whsec_3'],
  };
  expect(parseConfig(STRIPE).stripe).toEqual(stripe);
  expect(parseConfig({ ...STRIPE, STRIPE_API_URL: 'http://127.0.0.1:12111' }).stripe).toEqual({
    ...stripe,
    standIn: { host: '127.0.0.1', port: 12_111, protocol: 'http' },
  });
});

test.for(Object.keys(STRIPE))('CHECK-06 refuses the settings of Stripe without %s', (name) => {
  const [first = ''] = Object.keys(STRIPE).filter((key) => key !== name);
  expect(problemsOf({ ...STRIPE, [name]: '' })).toEqual([
    `${name}: is missing, but ${first} is set`,
  ]);
});

test.for([
  [
    { STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
    'STRIPE_PUBLISHABLE_KEY: one key is for tests and the other one is live',
  ],
  [
    { STRIPE_SECRET_KEY: 'pk_test_1' },
    'STRIPE_SECRET_KEY: must be a secret or restricted key: sk_… or rk_…',
  ],
  [
    { STRIPE_CONNECT_WEBHOOK_SECRET: 'whsec_2' },
    'STRIPE_CONNECT_WEBHOOK_SECRET: is that of the own account; the endpoint for connected accounts has another',
  ],
  [
    { STRIPE_WEBHOOK_SECRET: 'secret' },
    'STRIPE_WEBHOOK_SECRET: must be a signing secret (whsec_…), or several with commas between them',
  ],
  [
    { STRIPE_API_URL: 'http://stripe.example:80' },
    'STRIPE_API_URL: must be on this machine: it gets the secret key in plain text',
  ],
  [
    { STRIPE_API_URL: 'http://127.0.0.1:1', NODE_ENV: 'production' },
    'STRIPE_API_URL: may not be set in production, since payments would go nowhere',
  ],
] as const)('CHECK-06 refuses Stripe with %o', ([wrong, problem]) => {
  expect(problemsOf({ ...STRIPE, ...wrong })).toEqual([problem]);
});

test('CHECK-06 takes a live key over HTTPS, and with no demo world beside it', () => {
  const live = {
    ...STRIPE,
    ...{ STRIPE_SECRET_KEY: 'rk_live_1', STRIPE_PUBLISHABLE_KEY: 'pk_live_1' },
    ...{ NODE_ENV: 'production', PUBLIC_URL: 'https://shop.example' },
  };
  expect(parseConfig(live).stripe?.secretKey).toBe('rk_live_1');
  expect(problemsOf({ ...live, DEMO_DATA: 'small', PUBLIC_URL: 'http://shop.example' })).toEqual([
    'DEMO_DATA: must be off with a live key of Stripe',
    'PUBLIC_URL: must start with https:// with a live key of Stripe',
  ]);
  const { NODE_ENV: _, ...inDevelopment } = live;
  expect(problemsOf({ ...inDevelopment, STRIPE_API_URL: 'http://127.0.0.1:1' })).toEqual([
    'DEMO_DATA: must be off with a live key of Stripe',
    'STRIPE_API_URL: must not be set with a live key, which is for Stripe alone',
  ]);
});

test('reads any number of sign-in providers by their names', () => {
  const env = {
    OIDC_GOOGLE_ISSUER: 'https://accounts.example',
    OIDC_GOOGLE_CLIENT_ID: 'id',
    OIDC_GOOGLE_CLIENT_SECRET: 'secret',
  };
  expect(parseConfig(env).oidc).toEqual([
    { name: 'google', issuer: 'https://accounts.example', clientId: 'id', clientSecret: 'secret' },
  ]);
});

test('G-08 a sign-in provider is asked over HTTPS, but on this machine', () => {
  const given = (issuer: string) => ({
    OIDC_ACME_ISSUER: issuer,
    OIDC_ACME_CLIENT_ID: 'id',
    OIDC_ACME_CLIENT_SECRET: 'secret',
  });
  expect(problemsOf(given('http://accounts.example'))).toEqual([
    'OIDC_ACME_ISSUER: must start with https:// unless it is on this machine',
  ]);
  expect(parseConfig(given('http://127.0.0.1:4000')).oidc).toHaveLength(1);
});

test('accepts a database behind a socket', () => {
  const url = 'postgresql://wevisu@/wevisu?host=/run/postgresql';
  expect(parseConfig({ DATABASE_URL: url }).database.url).toBe(url);
});

test('gives an address that a browser can open when it serves everywhere', () => {
  expect(parseConfig({ HOST: '0.0.0.0', PORT: '80' }).publicUrl).toBe('http://localhost:80');
  expect(parseConfig({ HOST: '::1' }).publicUrl).toBe('http://[::1]:3000');
  expect(parseConfig({ PUBLIC_URL: 'https://wevisu.example/' }).publicUrl).toBe(
    'https://wevisu.example',
  );
});
