import { mkdtemp, rm, writeFile } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeAll, beforeEach, expect, test } from 'vitest';
import { StartupError } from '../startup-error.ts';
import { migrate, readMigrations } from './migrate.ts';
import { type TestDatabase, testDatabase } from './test-database.ts';

let database: TestDatabase;
let folder: string;
beforeAll(async () => {
  database = await testDatabase({ schema: 'empty' });
});
beforeEach(async () => {
  await database.pool.query('drop schema public cascade; create schema public');
  folder = await mkdtemp(join(tmpdir(), 'wevisu-migrations-'));
});
afterEach(() => rm(folder, { recursive: true }));

const write = (name: string, sql: string) => writeFile(join(folder, name), sql);
const run = () => migrate(database.url, { folder, refuseChanged: true });
async function tables(): Promise<string[]> {
  const { rows } = await database.pool.query<{ name: string }>(
    `select tablename as name from pg_tables where schemaname = 'public' order by 1`,
  );
  return rows.map((row) => row.name);
}

test('runs each file once, in the order of the numbers', async () => {
  await write('000002_b.sql', 'alter table a add column more text;');
  await write('000001_a.sql', 'create table a (id bigint);');
  expect(await run()).toEqual(['000001_a.sql', '000002_b.sql']);
  expect(await run()).toEqual([]);
  await write('000003_c.sql', 'create table c (id bigint);');
  expect(await run()).toEqual(['000003_c.sql']);
  expect(await tables()).toEqual(['a', 'c', 'schema_migrations']);
});

test('leaves nothing of a file that fails, and names the file and the line', async () => {
  await write('000001_a.sql', 'create table a (id bigint);');
  await write('000002_b.sql', 'create table b (id bigint);\ncreate table c (id nonsense);');
  await expect(run()).rejects.toThrow('000002_b.sql:2: type "nonsense" does not exist');
  expect(await tables()).toEqual(['a', 'schema_migrations']);
});

test('refuses data of a newer schema', async () => {
  await write('000001_a.sql', 'create table a (id bigint);');
  await write('000002_b.sql', 'create table b (id bigint);');
  await run();
  await rm(join(folder, '000002_b.sql'));
  const error = await run().catch((reason: unknown) => reason);
  expect(error).toBeInstanceOf(StartupError);
  expect(String(error)).toContain('it has 000002_b.sql, this one knows up to 000001_a.sql');
});

test('refuses a file that was changed after it ran, unless told not to', async () => {
  await write('000001_a.sql', 'create table a (id bigint);');
  await run();
  await write('000001_a.sql', 'create table a (id integer);');
  await expect(run()).rejects.toThrow('Changed after it ran on this data: 000001_a.sql');
  await expect(migrate(database.url, { folder })).resolves.toEqual([]);
});

test('lets processes that start together take turns', async () => {
  await write('000001_a.sql', 'select pg_sleep(0.2); create table a (id bigint);');
  const ran = await Promise.all([run(), run(), run()]);
  expect(ran.flat()).toEqual(['000001_a.sql']);
});

test('refuses file names without a number, and one number twice', async () => {
  await write('000001_a.sql', '');
  await write('000001_b.sql', '');
  await expect(readMigrations(folder)).rejects.toThrow('000001_a.sql and 000001_b.sql');
  await write('first.sql', '');
  await expect(readMigrations(folder)).rejects.toThrow('first.sql');
});

test('reads amounts as numbers, dates as written and times as instants', async () => {
  const { rows } = await database.pool.query(
    `select 9007199254740991::bigint as cents, date '2026-02-28' as day,
            timestamptz '2026-02-28 12:00:00+02' as at, 1.10::numeric as rate,
            array[1, null, 3]::bigint[] as ids, array['2026-02-28']::date[] as days`,
  );
  expect(rows[0]).toEqual({
    cents: 9_007_199_254_740_991,
    day: '2026-02-28',
    at: new Date('2026-02-28T10:00:00Z'),
    rate: '1.10',
    ids: [1, null, 3],
    days: ['2026-02-28'],
  });
  await expect(database.pool.query('select 9007199254740992::bigint')).rejects.toThrow(RangeError);
});
