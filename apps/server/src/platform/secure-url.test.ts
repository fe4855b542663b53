import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import pg from 'pg';
import { beforeAll, expect, inject, test } from 'vitest';
import { parseConfig } from './config.ts';
import { requireUsable } from './database/open-database.ts';
import { atFileEnd } from './database/test-closers.ts';
import { testDatabase } from './database/test-database.ts';
import { TEST_CERTIFICATE, tlsWayTo } from './database/test-tls.ts';
import { secureUrl } from './secure-url.ts';

const url = (rest: string) => `postgresql://shop:secret@${rest}`;
const secured = (rest: string, ca: string | null = null) => secureUrl(url(rest), ca);

test('a database on another machine is asked for its certificate', () => {
  expect(secured('db.example/shop')).toEqual({ url: url('db.example/shop?sslmode=verify-full') });
  expect(secured('db.example:5433/shop?application_name=a', '/etc/db ca.pem')).toEqual({
    url: url(
      'db.example:5433/shop?application_name=a&sslmode=verify-full&sslrootcert=%2Fetc%2Fdb%20ca.pem',
    ),
  });
  expect(secured('/shop?host=db.example')).toEqual({
    url: url('/shop?host=db.example&sslmode=verify-full'),
  });
});

test('one on this machine is not, and neither is one on a network of your own if the URL says so', () => {
  for (const rest of [
    ...['localhost/shop', '127.0.0.1:5432/shop', '[::1]/shop', '/shop?host=/run/postgresql'],
    ...['%2Frun%2Fpostgresql/shop', 'db.example/shop?sslmode=disable'],
  ]) {
    expect(secured(rest)).toEqual({ url: url(rest) });
  }
});

test.each(['prefer', 'require', 'verify-ca', 'no-verify', 'allow'])(
  'sslmode=%s, which may talk to anybody, is refused',
  (mode) => {
    const given = { DATABASE_URL: url(`db.example/shop?sslmode=${mode}`) };
    expect(() => parseConfig(given)).toThrow(`DATABASE_URL: sslmode=${mode} may talk to anybody`);
  },
);

test('the settings name an owner only beside the server, and a file that is there', () => {
  expect(() => parseConfig({ DATABASE_OWNER_URL: url('localhost/shop') })).toThrow(
    'DATABASE_URL: is missing, but DATABASE_OWNER_URL is set',
  );
  const given = { DATABASE_URL: url('db.example/shop'), DATABASE_CA: '/nowhere/ca.pem' };
  expect(() => parseConfig(given)).toThrow('DATABASE_CA: there is no file /nowhere/ca.pem');
});

let ca: string;
let way: (host: string, parameters: string) => string;
beforeAll(async () => {
  const folder = await mkdtemp(join(tmpdir(), 'wevisu-tls-'));
  atFileEnd(() => rm(folder, { recursive: true }));
  ca = join(folder, 'ca.pem');
  await writeFile(ca, TEST_CERTIFICATE);
  const { serverUrl } = await testDatabase();
  const port = await tlsWayTo(serverUrl);
  const { name, password } = inject('testServerRole');
  const { database } = new pg.Client({ connectionString: serverUrl });
  way = (host, parameters) =>
    `postgresql://${name}:${password}@${host}:${port}/${database}?${parameters}`;
});

test('the start refuses a certificate that nobody known has signed, and takes the one of DATABASE_CA', async () => {
  const verified = way('localhost', 'sslmode=verify-full');
  await expect(requireUsable(verified, 'DATABASE_URL')).rejects.toThrow(
    'its certificate is signed by nobody known here: set DATABASE_CA',
  );
  const known = secureUrl(verified, ca);
  if (!('url' in known)) throw new Error(known.problem);
  await requireUsable(known.url, 'DATABASE_URL');
});

test('the start refuses a database that speaks no TLS where it is asked to', async () => {
  const { serverUrl } = await testDatabase();
  const asked = `${serverUrl}${serverUrl.includes('?') ? '&' : '?'}sslmode=verify-full`;
  await expect(requireUsable(asked, 'DATABASE_URL')).rejects.toThrow('it speaks no TLS');
});
