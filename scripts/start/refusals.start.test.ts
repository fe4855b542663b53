import { spawnSync } from 'node:child_process';
import { chmodSync, chownSync, mkdirSync, writeFileSync } from 'node:fs';
import { createServer } from 'node:net';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test } from 'vitest';
import {
  endAllPrograms,
  freePort,
  makeDataDir,
  makeFolder,
  removeData,
  root,
  startProgram,
  urlOf,
} from './program.ts';

const isRoot = process.getuid?.() === 0;
const folders: string[] = [];
function newDataDir(): string {
  const dataDir = makeDataDir();
  folders.push(dataDir);
  return dataDir;
}
afterEach(endAllPrograms);
afterAll(() => {
  for (const folder of folders) removeData(folder);
});

/** Starts it and returns the one line it exits with. */
async function refusal(options: Parameters<typeof startProgram>[0]): Promise<string> {
  const program = await startProgram(options);
  const { code, errors } = await program.ended;
  expect(code).toBe(1);
  expect(errors).toHaveLength(1);
  return errors[0] ?? '';
}

test('says that the port is in use', async () => {
  const server = createServer();
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  try {
    expect(await refusal({ dataDir: newDataDir(), port })).toBe(
      `Port ${port} of 127.0.0.1 is in use by another program: stop it, or set PORT to another one.`,
    );
  } finally {
    server.close();
  }
});

test('says that HOST is not an address of this machine', async () => {
  const line = await refusal({ dataDir: newDataDir(), env: { HOST: '192.0.2.1' } });
  expect(line).toBe('HOST 192.0.2.1 is no address of this machine.');
});

test('says that the data folder cannot be written', async () => {
  const folder = makeFolder();
  folders.push(folder);
  writeFileSync(join(folder, 'file'), '');
  const dataDir = join(folder, 'file');
  expect(await refusal({ dataDir })).toBe(
    `The data folder ${dataDir} can't be written: a file is in the way.`,
  );
  // Root may write anywhere, so use another user.
  const closed = join(folder, 'closed');
  mkdirSync(closed);
  if (isRoot) chownSync(closed, 0, 0);
  chmodSync(closed, isRoot ? 0o755 : 0o555);
  expect(await refusal({ dataDir: closed, ...(isRoot ? { uid: 48_611 } : {}) })).toBe(
    `The data folder ${closed} can't be written: permission denied.`,
  );
});

test('says that the data folder is in use, and by which process', async () => {
  const dataDir = newDataDir();
  const first = await startProgram({ dataDir });
  await first.serving();
  expect(await refusal({ dataDir })).toBe(
    `The data folder ${dataDir} is in use by another process (${first.pid}): stop it, or choose another DATA_DIR.`,
  );
  expect((await fetch(`${first.origin}/healthz`)).status).toBe(200);
});

test('says that the data is from a newer version', async () => {
  const dataDir = newDataDir();
  const first = await startProgram({ dataDir });
  await first.serving();
  const client = new pg.Client({ connectionString: urlOf(dataDir) });
  await client.connect();
  await client.query(
    `insert into schema_migrations (version, name, checksum) values (999999, '999999_future.sql', '')`,
  );
  await client.end();
  first.signal('SIGTERM');
  await first.ended;
  expect(await refusal({ dataDir })).toMatch(
    /^The data is of a newer version of this program \(it has 999999_future\.sql, this one knows up to/,
  );
});

test('says that DATABASE_URL cannot be reached, without its password', async () => {
  const port = await freePort();
  const line = await refusal({
    dataDir: newDataDir(),
    env: { DATABASE_URL: `postgresql://shop:hidden@127.0.0.1:${port}/shop` },
  });
  expect(line).toBe(
    `DATABASE_URL: postgresql://shop@127.0.0.1:${port}/shop can't be used: nothing listens there`,
  );
});

test('says that the PostgreSQL of DATABASE_URL is too old', async () => {
  const server = await oldPostgres();
  try {
    const line = await refusal({
      dataDir: newDataDir(),
      env: { DATABASE_URL: `postgresql://shop@127.0.0.1:${server.port}/shop` },
    });
    expect(line).toBe('DATABASE_URL: PostgreSQL 14.9 is too old, 15 or newer is needed.');
  } finally {
    server.close();
  }
});

test('lists every bad setting', async () => {
  const program = await startProgram({
    dataDir: newDataDir(),
    env: { PORT: 'many', DEMO_DATA: 'perhaps', LOG_LEVEL: 'shout' },
  });
  const { code, errors } = await program.ended;
  expect(code).toBe(1);
  expect(errors).toEqual([
    'The settings are not right:',
    '  PORT: must be a whole number from 0 to 65535',
    '  DEMO_DATA: must be one of on, off, small, full',
    '  LOG_LEVEL: must be one of fatal, error, warn, info, debug, trace, silent',
  ]);
});

test('says that Node is too old', () => {
  const code = `Object.defineProperty(process, 'versions', { value: { ...process.versions, node: '18.20.4' } });
    process.argv[1] = 'prepare.mjs'; await import(${JSON.stringify(join(root, 'scripts/prepare.mjs'))});`;
  const result = spawnSync(process.execPath, ['--input-type=module', '--eval', code], {
    encoding: 'utf8',
  });
  expect(result.status).toBe(1);
  expect(result.stderr).toBe('Node 18.20.4 is too old: install Node 20 or newer.\n');
});

/** Implements just enough of PostgreSQL's protocol to report its version. */
async function oldPostgres() {
  const message = (type: string, ...parts: (string | Buffer)[]) => {
    const body = Buffer.concat(parts.map((part) => Buffer.from(part)));
    const head = Buffer.alloc(5);
    head.write(type);
    head.writeInt32BE(body.length + 4, 1);
    return Buffer.concat([head, body]);
  };
  const int16 = (n: number) => Buffer.from([n >> 8, n & 255]);
  const int32 = (n: number) => Buffer.from([n >> 24, (n >> 16) & 255, (n >> 8) & 255, n & 255]);
  const column = (name: string, type: number) =>
    Buffer.concat([
      Buffer.from(`${name}\0`),
      int32(0),
      int16(0),
      int32(type),
      int16(-1 & 0xffff),
      int32(-1),
      int16(0),
    ]);
  const value = (text: string) => Buffer.concat([int32(text.length), Buffer.from(text)]);
  const ready = message('Z', 'I');
  const server = createServer((socket) => {
    let isOpen = false;
    socket.on('error', () => {});
    socket.on('data', (data) => {
      if (!isOpen) {
        isOpen = true;
        socket.write(Buffer.concat([message('R', int32(0)), ready]));
      } else if (data.toString('latin1', 0, 1) === 'Q') {
        const rows = message('T', int16(2), column('number', 23), column('text', 25));
        const row = message('D', int16(2), value('140009'), value('14.9'));
        socket.write(Buffer.concat([rows, row, message('C', 'SELECT 1\0'), ready]));
      }
    });
  });
  const port = await freePort();
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  return { port, close: () => server.close() };
}
