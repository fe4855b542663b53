// The settings of the server: read once, checked together, typed. Nothing else reads the environment.
import { existsSync } from 'node:fs';
import { isIP } from 'node:net';
import { resolve } from 'node:path';
import { PROJECT_STILL } from '@wevisu/domain/projects/project-still.ts';
import { z } from 'zod';
import { isLoopback } from './is-loopback.ts';
import { secureUrl } from './secure-url.ts';
import { StartupError } from './startup-error.ts';
import { secretsOf, standInAt, stripeProblems } from './stripe-settings.ts';

const logLevels = ['fatal', 'error', 'warn', 'info', 'debug', 'trace', 'silent'] as const;
const demoSizes = ['off', 'small', 'full'] as const;
export type DemoSize = (typeof demoSizes)[number];

const wholeNumber = (min: number, max: number) =>
  z
    .string()
    .regex(/^\d+$/, `must be a whole number from ${min} to ${max}`)
    .transform(Number)
    .refine((n) => n >= min && n <= max, `must be a whole number from ${min} to ${max}`);

const urlOf = (protocols: readonly string[]) => {
  const message = `must be a URL that starts with ${protocols.map((p) => `${p}//`).join(' or ')}`;
  return z.string().refine((text) => {
    const url = URL.parse(text);
    return url !== null && protocols.includes(url.protocol);
  }, message);
};

const web = ['http:', 'https:'];

/** What is sent there is read by nobody on the way. */
const securedWeb = urlOf(web).refine(
  (text) => text.startsWith('https:') || isLoopback(URL.parse(text)?.hostname ?? ''),
  'must start with https:// unless it is on this machine',
);

const bearerKey = z.string().regex(/^[\x21-\x7e]+$/, 'must be a key of letters, digits and signs');

/** Not a URL in the strict sense: the host may be missing, with a socket's folder in the query instead. */
const postgresUrl = z
  .string()
  .regex(/^postgres(ql)?:\/\/\S+$/, 'must be a URL that starts with postgresql://');

/** Addresses, or ranges as 10.0.0.0/8, with commas between them. */
const proxies = z
  .string()
  .transform((text) => text.split(',').map((part) => part.trim()))
  .refine(
    (parts) => parts.every(isAddressOrRange),
    'must be addresses or ranges (10.0.0.0/8) with commas between them',
  );

/** More than one while a secret is exchanged. */
const webhookSecret = z
  .string()
  .regex(
    /^whsec_\w+(\s*,\s*whsec_\w+)*$/,
    'must be a signing secret (whsec_…), or several with commas between them',
  );

const environment = z.object({
  NODE_ENV: z.enum(['development', 'production', 'test']).default('development'),
  PORT: wholeNumber(0, 65_535).default(3000),
  HOST: z.string().default('127.0.0.1'),
  DATA_DIR: z.string().default('.data'),
  PUBLIC_URL: urlOf(web).optional(),
  TRUSTED_PROXIES: proxies.optional(),
  DATABASE_URL: postgresUrl.optional(),
  DATABASE_OWNER_URL: postgresUrl.optional(),
  DATABASE_CA: z.string().optional(),
  DATABASE_REPLICA_URL: postgresUrl.optional(),
  // Two of them wait for notices.
  DATABASE_POOL: wholeNumber(4, 1000).default(20),
  ADDRESS_HASH_KEY: z.string().min(32, 'must have at least 32 characters').optional(),
  SMTP_URL: urlOf(['smtp:', 'smtps:']).optional(),
  MAIL_FROM: z.string().includes('@', 'must hold a mail address').optional(),
  MAIL_OUTBOX: z.enum(['on', 'off'], 'must be one of on, off').optional(),
  STRIPE_SECRET_KEY: z
    .string()
    .regex(/^[rs]k_(test|live)_\w+$/, 'must be a secret or restricted key: sk_… or rk_…')
    .optional(),
  STRIPE_PUBLISHABLE_KEY: z
    .string()
    .regex(/^pk_(test|live)_\w+$/, 'must be a publishable key: pk_…')
    .optional(),
  STRIPE_WEBHOOK_SECRET: webhookSecret.optional(),
  STRIPE_CONNECT_WEBHOOK_SECRET: webhookSecret.optional(),
  STRIPE_API_URL: z
    .string()
    .regex(/^http:\/\/[^/]+:\d+\/?$/, 'must be http://HOST:PORT')
    .refine(
      (text) => isLoopback(URL.parse(text)?.hostname ?? ''),
      'must be on this machine: it gets the secret key in plain text',
    )
    .optional(),
  S3_ENDPOINT: urlOf(web).optional(),
  S3_REGION: z.string().optional(),
  S3_BUCKET: z.string().optional(),
  S3_ACCESS_KEY_ID: z.string().optional(),
  S3_SECRET_ACCESS_KEY: z.string().optional(),
  LLM_BASE_URL: securedWeb.optional(),
  LLM_API_KEY: bearerKey.optional(),
  LLM_MODEL: z.string().optional(),
  MAPS_API_KEY: z.string().optional(),
  TAX_SERVICE_URL: securedWeb.optional(),
  TAX_SERVICE_KEY: bearerKey.optional(),
  ENCRYPTION_KEY: z
    .string()
    .regex(/^[A-Za-z0-9+/]{43}=?$/, 'must be 32 random bytes in base64: openssl rand -base64 32')
    .optional(),
  METRICS_TOKEN: z.string().min(32, 'must have at least 32 characters').optional(),
  STILL_SAMPLES: wholeNumber(1, 1024).default(PROJECT_STILL.samples),
  DEMO_DATA: z.enum(['on', ...demoSizes], 'must be one of on, off, small, full').optional(),
  OUTGOING_LOOPBACK: z.enum(['on', 'off'], 'must be one of on, off').default('off'),
  LOG_LEVEL: z.enum(logLevels, `must be one of ${logLevels.join(', ')}`).default('info'),
});

const oidcProvider = z.object({
  issuer: securedWeb,
  clientId: z.string(),
  clientSecret: z.string(),
});
export type OidcProvider = z.infer<typeof oidcProvider> & { readonly name: string };

/** Settings that only make sense together. */
const sets: readonly (readonly (keyof z.infer<typeof environment>)[])[] = [
  ['S3_BUCKET', 'S3_REGION', 'S3_ACCESS_KEY_ID', 'S3_SECRET_ACCESS_KEY'],
  ['SMTP_URL', 'MAIL_FROM'],
  ['LLM_BASE_URL', 'LLM_MODEL'],
  ['TAX_SERVICE_URL', 'TAX_SERVICE_KEY'],
  [
    'STRIPE_SECRET_KEY',
    'STRIPE_PUBLISHABLE_KEY',
    'STRIPE_WEBHOOK_SECRET',
    'STRIPE_CONNECT_WEBHOOK_SECRET',
  ],
];

const prefixes = /^(DATABASE|SMTP|MAIL|STRIPE|S3|LLM|DEMO|STILL|ENCRYPTION|OUTGOING|METRICS|TAX)_/;

const forLater = /^DATABASE_REPLICA_URL$/;

export type Config = ReturnType<typeof parseConfig>;
type Environment = Readonly<Record<string, string | undefined>>;

/** Throws a StartupError that lists every problem, one line each. */
export function parseConfig(env: Environment) {
  // An empty setting in a compose file or a shell means "not set".
  const given = Object.fromEntries(
    Object.entries(env).flatMap(([key, value]) => (value?.trim() ? [[key, value.trim()]] : [])),
  ) as Record<string, string>;

  const parsed = environment.safeParse(given);
  const oidc = readOidcProviders(given);
  const problems = [
    ...(parsed.error?.issues ?? []).map((issue) => `${issue.path.join('.')}: ${issue.message}`),
    ...oidc.problems,
    ...incompleteSets(given),
    ...unknownSettings(given),
    ...stripeProblems(given),
    ...openOutbox(given),
    ...openLoopback(given),
    ...databaseProblems(given),
  ];
  if (!parsed.success || problems.length > 0) {
    throw new StartupError(['The settings are not right:', ...problems.map((line) => `  ${line}`)]);
  }

  const s = parsed.data;
  const production = s.NODE_ENV === 'production';
  const demo = s.DEMO_DATA ?? (production ? 'off' : 'on');
  const publicUrl = s.PUBLIC_URL ?? localUrl(s.HOST, s.PORT);
  const isPrivate = isLoopback(s.HOST) && isLoopback(URL.parse(publicUrl)?.hostname ?? '');
  return {
    mode: s.NODE_ENV,
    production,
    port: s.PORT,
    host: s.HOST,
    /** Absolute. */
    dataDir: resolve(s.DATA_DIR),
    /** Without a slash at its end. */
    publicUrl: publicUrl.replace(/\/+$/, ''),
    /** Keys the hashes of addresses in security events; null: a file in the data folder has it. */
    addressHashKey: s.ADDRESS_HASH_KEY ?? null,
    /** Balancers trusted to report a visitor's address; all limits by address depend on it. */
    trustedProxies: s.TRUSTED_PROXIES ?? [],
    database: {
      url: securedUrl(s.DATABASE_URL, s.DATABASE_CA),
      /** Of the role that owns the tables; null: `url` is, or the database is the embedded one. */
      ownerUrl: securedUrl(s.DATABASE_OWNER_URL, s.DATABASE_CA),
      replicaUrl: s.DATABASE_REPLICA_URL ?? null,
      connections: s.DATABASE_POOL,
    },
    mail: s.SMTP_URL && s.MAIL_FROM ? { smtpUrl: s.SMTP_URL, from: s.MAIL_FROM } : null,
    /** Whether all mails may be read at /dev/outbox, without a password, links that open accounts among them. */
    outboxPage: !production && (s.MAIL_OUTBOX ?? (isPrivate ? 'on' : 'off')) === 'on',
    s3:
      s.S3_BUCKET && s.S3_REGION && s.S3_ACCESS_KEY_ID && s.S3_SECRET_ACCESS_KEY
        ? {
            endpoint: s.S3_ENDPOINT ?? null,
            region: s.S3_REGION,
            bucket: s.S3_BUCKET,
            accessKeyId: s.S3_ACCESS_KEY_ID,
            secretAccessKey: s.S3_SECRET_ACCESS_KEY,
          }
        : null,
    /** Null: the built-in sandbox takes payments. */
    stripe:
      s.STRIPE_SECRET_KEY &&
      s.STRIPE_PUBLISHABLE_KEY &&
      s.STRIPE_WEBHOOK_SECRET &&
      s.STRIPE_CONNECT_WEBHOOK_SECRET
        ? {
            secretKey: s.STRIPE_SECRET_KEY,
            publishableKey: s.STRIPE_PUBLISHABLE_KEY,
            webhookSecrets: [
              ...secretsOf(s.STRIPE_WEBHOOK_SECRET),
              ...secretsOf(s.STRIPE_CONNECT_WEBHOOK_SECRET),
            ],
            standIn: s.STRIPE_API_URL ? standInAt(new URL(s.STRIPE_API_URL)) : null,
          }
        : null,
    oidc: oidc.providers,
    /** Null: briefs are read by our own reader alone. */
    llm:
      s.LLM_BASE_URL && s.LLM_MODEL
        ? { baseUrl: s.LLM_BASE_URL, apiKey: s.LLM_API_KEY ?? null, model: s.LLM_MODEL }
        : null,
    mapsApiKey: s.MAPS_API_KEY ?? null,
    /** Null: tax is by the table of the states. */
    taxService:
      s.TAX_SERVICE_URL && s.TAX_SERVICE_KEY
        ? { url: s.TAX_SERVICE_URL, key: s.TAX_SERVICE_KEY }
        : null,
    /** Null: one is made and kept in the data folder. */
    encryptionKey: s.ENCRYPTION_KEY ? Buffer.from(s.ENCRYPTION_KEY, 'base64') : null,
    /** Opens /metrics to other machines; null: this one alone reads them. */
    metricsToken: s.METRICS_TOKEN ?? null,
    /** Samples per pixel of a still: more cost more time and give a clearer picture. */
    stillSamples: s.STILL_SAMPLES,
    demo: (demo === 'on' ? 'full' : demo) satisfies DemoSize,
    /** For development: webhooks may go to this machine by plain HTTP. */
    outgoingLoopback: s.OUTGOING_LOOPBACK === 'on',
    logLevel: s.LOG_LEVEL,
    /** Names of valid settings that nothing reads yet, to warn whoever has set one. */
    withoutEffect: Object.keys(given).filter((key) => forLater.test(key)),
  } as const;
}

/**
 * React uses its slow development build unless NODE_ENV is production when it loads. Our own setting is about data and
 * mails, and was read above; so this is set once the settings are known.
 */
export function setReactMode(hotReload: boolean): void {
  process.env.NODE_ENV = hotReload ? 'development' : 'production';
}

/** `npm test` and the scripts may name the PostgreSQL server to use; without it an embedded one is started. */
export function readTestDatabaseUrl(env: Environment = process.env): string | null {
  return env.TEST_DATABASE_URL || env.DATABASE_URL || null;
}

export function readConfig(): Config {
  return parseConfig(process.env);
}

function isAddressOrRange(text: string): boolean {
  const [address = '', bits] = text.split('/');
  const longest = { 0: -1, 4: 32, 6: 128 }[isIP(address)] ?? -1;
  if (bits === undefined) return longest > 0;
  return /^\d{1,3}$/.test(bits) && Number(bits) <= longest;
}

/** What to type into a browser on this machine. */
function localUrl(host: string, port: number): string {
  const everywhere = ['0.0.0.0', '::'].includes(host);
  const name = everywhere ? 'localhost' : host.includes(':') ? `[${host}]` : host;
  return `http://${name}:${port}`;
}

function readOidcProviders(given: Record<string, string>) {
  const found = new Map<string, Record<string, string>>();
  const fields: Record<string, string> = {
    ISSUER: 'issuer',
    CLIENT_ID: 'clientId',
    CLIENT_SECRET: 'clientSecret',
  };
  const problems: string[] = [];
  for (const [key, value] of Object.entries(given)) {
    const match = /^OIDC_([A-Z0-9]+)_(.+)$/.exec(key);
    if (!match) continue;
    const [, name = '', suffix = ''] = match;
    const field = fields[suffix];
    if (!field)
      problems.push(`${key}: is no setting; OIDC_${name}_ takes ISSUER, CLIENT_ID, CLIENT_SECRET`);
    else found.set(name, { ...found.get(name), [field]: value });
  }
  const providers: OidcProvider[] = [];
  for (const [name, values] of found) {
    const parsed = oidcProvider.safeParse(values);
    if (parsed.success) providers.push({ name: name.toLowerCase(), ...parsed.data });
    for (const issue of parsed.error?.issues ?? []) {
      const suffix = Object.keys(fields).find((key) => fields[key] === issue.path[0]);
      const message = issue.code === 'invalid_type' ? 'is missing' : issue.message;
      problems.push(`OIDC_${name}_${suffix}: ${message}`);
    }
  }
  return { providers, problems };
}

function incompleteSets(given: Record<string, string>): string[] {
  return sets.flatMap((set) => {
    const missing = set.filter((key) => !given[key]);
    const present = set.filter((key) => given[key]);
    if (missing.length === 0 || present.length === 0) return [];
    return missing.map((key) => `${key}: is missing, but ${present[0]} is set`);
  });
}

/** A misspelled setting would otherwise be ignored silently. */
function unknownSettings(given: Record<string, string>): string[] {
  const known = Object.keys(environment.shape);
  return Object.keys(given)
    .filter((key) => prefixes.test(key) && !known.includes(key))
    .map((key) => `${key}: is no setting of this program`);
}

function databaseProblems(given: Record<string, string>): string[] {
  const { DATABASE_CA: ca, DATABASE_URL, DATABASE_OWNER_URL } = given;
  const urls = { DATABASE_URL, DATABASE_OWNER_URL };
  return [
    ...Object.entries(urls).flatMap(([key, url]) => {
      const secured = url === undefined ? null : secureUrl(url, ca ?? null);
      return secured !== null && 'problem' in secured ? [`${key}: ${secured.problem}`] : [];
    }),
    ...(DATABASE_OWNER_URL && !DATABASE_URL
      ? ['DATABASE_URL: is missing, but DATABASE_OWNER_URL is set']
      : []),
    ...(ca && !existsSync(ca) ? [`DATABASE_CA: there is no file ${ca}`] : []),
  ];
}

/** After `databaseProblems` has found none. */
function securedUrl(url: string | undefined, ca: string | undefined): string | null {
  const secured = url === undefined ? null : secureUrl(url, ca ?? null);
  return secured !== null && 'url' in secured ? secured.url : null;
}

function openOutbox(given: Record<string, string>): string[] {
  return given.NODE_ENV === 'production' && given.MAIL_OUTBOX === 'on'
    ? ['MAIL_OUTBOX: may not be on in production, since it shows every mail to everybody']
    : [];
}

function openLoopback(given: Record<string, string>): string[] {
  return given.NODE_ENV === 'production' && given.OUTGOING_LOOPBACK === 'on'
    ? ['OUTGOING_LOOPBACK: may not be on in production, since it opens this machine to webhooks']
    : [];
}
