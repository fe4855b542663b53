import { execFileSync } from 'node:child_process';
import { existsSync, statSync } from 'node:fs';
import { join } from 'node:path';
import pg from 'pg';
import { afterAll, afterEach, expect, test, vi } from 'vitest';
import {
  childrenOf,
  commandOf,
  databaseFolder,
  endAllPrograms,
  killIfThere,
  makeDataDir,
  processesIn,
  removeData,
  root,
  startProgram,
  urlOf,
} from './program.ts';

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

function killDatabase(dataDir: string): void {
  for (const pid of processesIn(join(databaseFolder(dataDir), 'data'))) killIfThere(pid);
}

async function query(dataDir: string, sql: string) {
  const client = new pg.Client({ connectionString: urlOf(dataDir) });
  await client.connect();
  try {
    return (await client.query(sql)).rows;
  } finally {
    await client.end();
  }
}

test.each(['SIGINT', 'SIGTERM'] as const)(
  'stops on %s with its database, and resumes where it was',
  async (signal) => {
    const dataDir = newDataDir();
    const first = await startProgram({ dataDir });
    await first.serving();
    await query(dataDir, `insert into settings (key, value) values ('kept', '"yes"')`);
    first.signal(signal);
    const ended = await first.ended;
    expect(ended).toMatchObject({ code: 0, errors: [] });
    expect(processesIn(join(databaseFolder(dataDir), 'data'))).toEqual([]);
    expect(existsSync(join(databaseFolder(dataDir), 'data/postmaster.pid'))).toBe(false);

    const second = await startProgram({ dataDir });
    await second.serving();
    expect(await query(dataDir, `select value from settings where key = 'kept'`)).toEqual([
      { value: 'yes' },
    ]);
    expect((await fetch(`${second.origin}/healthz`)).status).toBe(200);
    second.signal(signal);
    expect((await second.ended).output).not.toContain('Migrating');
  },
);

test('works as a role without rights on its database, and tells of security events beside it', async () => {
  const dataDir = newDataDir();
  const program = await startProgram({ dataDir });
  await program.serving();
  const users = await query(
    dataDir,
    `select distinct usename, usesuper from pg_stat_activity join pg_user using (usename)
     where application_name = 'wevisu' and pid <> pg_backend_pid()`,
  );
  expect(users).toEqual([{ usename: 'wevisu_server', usesuper: false }]);
  await fetch(`${program.origin}/api/login`, {
    method: 'POST',
    headers: { 'content-type': 'application/json' },
    body: JSON.stringify({ email: 'nobody@example.com', password: 'wrong-secret' }),
  });
  const read = () => {
    const command = [join(root, 'apps/server/src/security-events.ts'), '--kind', 'sign_in'];
    const env = { PATH: process.env.PATH, DATA_DIR: dataDir };
    return execFileSync(process.execPath, command, { env, encoding: 'utf8' });
  };
  await vi.waitFor(() => expect(read()).toContain('wrong_credentials'), 20_000);
  program.signal('SIGTERM');
  await program.ended;
  // Without a server it starts the database by itself.
  expect(read()).toContain('wrong_credentials');
  expect(processesIn(join(databaseFolder(dataDir), 'data'))).toEqual([]);
});

test('treats simultaneous signals from a terminal, npm and a supervisor as one', async () => {
  const dataDir = newDataDir();
  const program = await startProgram({ dataDir });
  await program.serving();
  for (const signal of ['SIGINT', 'SIGINT', 'SIGTERM'] as const) program.signal(signal);
  expect(await program.ended).toMatchObject({ code: 0, errors: [] });
});

test('leaves nothing behind when only npm gets the signal', async () => {
  const dataDir = newDataDir();
  const program = await startProgram({ dataDir, byNpm: true });
  await program.serving();
  // No script remains between npm and the server.
  expect(childrenOf(program.pid).map(commandOf)).toEqual([
    expect.stringMatching(/node .*main\.mjs$/),
  ]);
  program.signal('SIGTERM');
  // Everything npm started holds its output open: it closes once the last one has exited.
  await program.ended;
  await expect(fetch(program.origin)).rejects.toThrow();
  expect(processesIn(join(databaseFolder(dataDir), 'data'))).toEqual([]);
});

test('stops when signaled in the middle of its start', async () => {
  const dataDir = newDataDir();
  const program = await startProgram({ dataDir });
  await new Promise((resolve) => setTimeout(resolve, 900));
  program.signal('SIGTERM');
  expect((await program.ended).code).toBe(0);
  const again = await startProgram({ dataDir });
  await again.serving();
});

test('eventually starts, however often its first start is killed', async () => {
  const dataDir = newDataDir();
  for (const ms of [400, 700, 1000, 1400]) {
    const program = await startProgram({ dataDir });
    await new Promise((resolve) => setTimeout(resolve, ms));
    program.signal('SIGKILL');
    await program.ended;
  }
  const last = await startProgram({ dataDir });
  await last.serving();
  expect((await fetch(`${last.origin}/healthz`)).status).toBe(200);
});

test('loses nothing that was committed when every process is killed', async () => {
  const dataDir = newDataDir();
  const first = await startProgram({ dataDir });
  await first.serving();
  await query(
    dataDir,
    `create table counted (n int); insert into counted select generate_series(1, 5000)`,
  );
  first.signal('SIGKILL');
  for (const pid of processesIn(join(databaseFolder(dataDir), 'data')))
    process.kill(pid, 'SIGKILL');
  await first.ended;

  const second = await startProgram({ dataDir });
  await second.serving();
  expect(await query(dataDir, 'select count(*)::int as n from counted')).toEqual([{ n: 5000 }]);
});

test('stops the database that a killed server left behind, and starts again on its data', async () => {
  const dataDir = newDataDir();
  const first = await startProgram({ dataDir });
  await first.serving();
  await query(dataDir, `insert into settings (key, value) values ('kept', '"yes"')`);
  first.signal('SIGKILL');
  await first.ended;
  const left = processesIn(join(databaseFolder(dataDir), 'data'));
  expect(left.length).toBeGreaterThan(0);

  const second = await startProgram({ dataDir });
  await second.serving();
  const now = processesIn(join(databaseFolder(dataDir), 'data'));
  expect(now.filter((pid) => left.includes(pid))).toEqual([]);
  expect(await query(dataDir, `select value from settings where key = 'kept'`)).toHaveLength(1);
});

test('starts a killed database again and serves on; exits when that is of no use, and recovers on the next start', async () => {
  const dataDir = newDataDir();
  const first = await startProgram({ dataDir });
  await first.serving();
  await query(dataDir, `insert into settings (key, value) values ('kept', '"yes"')`);
  for (let restarts = 0; restarts < 3; restarts += 1) {
    killDatabase(dataDir);
    await vi.waitFor(
      async () => expect((await fetch(`${first.origin}/healthz`)).status).toBe(200),
      { timeout: 30_000, interval: 100 },
    );
    expect(await query(dataDir, `select value from settings where key = 'kept'`)).toHaveLength(1);
  }
  killDatabase(dataDir);
  const ended = await first.ended;
  expect(ended.code).toBe(1);
  expect(ended.output.match(/Starting it again/g)).toHaveLength(3);

  const second = await startProgram({ dataDir });
  await second.serving();
});

test('keeps the data where no other user can read it', async () => {
  const dataDir = newDataDir();
  const program = await startProgram({ dataDir });
  await program.serving();
  expect(statSync(databaseFolder(dataDir)).mode & 0o777).toBe(0o700);
  expect(statSync(join(databaseFolder(dataDir), 'data')).mode & 0o777).toBe(0o700);
});
