import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import { beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../test-app.ts';
import { networkOf } from '../http/network-of.ts';
import { createAddressHash } from './address-hash.ts';
import { readEventOptions } from './event-options.ts';

const program = resolve(import.meta.dirname, '../../security-events.ts');
const now = new Date('2026-11-23T12:00:00Z');
const hash = createAddressHash('key');
const hashAddress = (address: string) => hash(networkOf(address));
const read = (line: string) =>
  readEventOptions(line.split(' ').filter(Boolean), { now, hashAddress });

test('without options the last day is asked for', () => {
  expect(read('')).toEqual({
    since: new Date('2026-11-22T12:00:00Z'),
    until: now,
    kinds: [],
    accountId: null,
    addressHash: null,
    limit: 1000,
    json: false,
  });
});

test('times are ages or dates, and addresses are hashed as events have them', () => {
  expect(read('--since 30m --until 2026-11-23T11:59Z')).toMatchObject({
    since: new Date('2026-11-23T11:30:00Z'),
    until: new Date('2026-11-23T11:59:00Z'),
  });
  const hashed = hash('2001:db8:0:0::/64');
  expect(read('--address 2001:db8::7')?.addressHash).toEqual(hashed);
  expect(read(`--address ${hashed.toString('hex')}`)?.addressHash).toEqual(hashed);
});

test('what is not understood is named', () => {
  expect(() => read('--since yesterday')).toThrow("can't be yesterday");
  expect(() => read('--kind sign_on')).toThrow("--kind can't be sign_on");
  expect(() => read('--account x')).toThrow("--account can't be x");
  expect(() => read('--from x')).toThrow("option '--from'");
});

let app: TestApp;
beforeAll(async () => {
  app = await testApp();
});

async function command(...args: readonly string[]): Promise<string> {
  const env = { PATH: process.env.PATH, DATABASE_URL: app.url, DATA_DIR: app.dataDir };
  return (await promisify(execFile)(process.execPath, [program, ...args], { env })).stdout;
}

test('the command reads them by kind, account and address', async () => {
  const { userId } = await app.createAccount({ email: 'read@example.com', type: 'User' });
  const from = (remoteAddress: string, email: string) =>
    app.app.http.inject({
      method: 'POST',
      url: '/api/login',
      payload: { email, password: 'Remodel-2026' },
      remoteAddress,
    });
  await from('203.0.113.7', 'read@example.com');
  await from('203.0.113.8', 'read@example.com');
  const rows = (await command('--account', String(userId), '--json')).trim().split('\n');
  expect(rows).toHaveLength(2);
  expect(JSON.parse(rows[0] ?? '')).toMatchObject({
    kind: 'sign_in',
    outcome: 'done',
    accountId: userId,
    times: 1,
  });
  const one = await command('--kind', 'sign_in', '--address', '203.0.113.7');
  expect(one.trim().split('\n')).toHaveLength(1);
  expect(one).toContain(`account ${userId}`);
  expect((await command('--kind', 'password_reset')).trim()).toBe('');
});
