import { randomBytes } from 'node:crypto';
import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { afterAll, beforeAll, expect, test } from 'vitest';
import {
  administer,
  asRole,
  createDatabase,
  dropDatabase,
  withDatabase,
} from '../../apps/server/src/platform/database/test-databases.ts';
import { openTestServer } from '../../apps/server/src/platform/database/test-server.ts';
import { endAllPrograms, makeDataDir, removeData, startProgram } from './program.ts';

const name = `wevisu_external_${randomBytes(4).toString('hex')}`;
const dataDir = makeDataDir();
let server: Awaited<ReturnType<typeof openTestServer>>;
beforeAll(async () => {
  server = await openTestServer();
  await createDatabase(server.url, name, null);
});
afterAll(async () => {
  endAllPrograms();
  await dropDatabase(server.url, name);
  await administer(server.url, (client) => client.query(`drop role if exists "${name}_server"`));
  await server.stop();
  removeData(dataDir);
});

test('runs on the PostgreSQL of DATABASE_URL, with several processes if needed, and starts none itself', async () => {
  const env = { DATABASE_URL: withDatabase(server.url, name) };
  const both = [await startProgram({ dataDir, env }), await startProgram({ dataDir, env })];
  await Promise.all(both.map((program) => program.serving()));
  for (const program of both) {
    expect((await fetch(`${program.origin}/healthz`)).status).toBe(200);
    program.signal('SIGINT');
  }
  const ended = await Promise.all(both.map((program) => program.ended));
  expect(ended).toMatchObject([
    { code: 0, errors: [] },
    { code: 0, errors: [] },
  ]);
  expect(existsSync(join(dataDir, 'postgres'))).toBe(false);
});

test('works as the role of DATABASE_URL, which the owner of DATABASE_OWNER_URL makes', async () => {
  const role = { name: `${name}_server`, password: 'of the server' };
  const ownerUrl = withDatabase(server.url, name);
  const url = asRole(ownerUrl, { ...role, password: encodeURIComponent(role.password) });
  const program = await startProgram({
    dataDir,
    env: { DATABASE_URL: url, DATABASE_OWNER_URL: ownerUrl },
  });
  await program.serving();
  expect((await fetch(`${program.origin}/healthz`)).status).toBe(200);
  const users = await administer(ownerUrl, async (client) => {
    const { rows } = await client.query<{ user: string; super: boolean }>(
      `select distinct usename as user, usesuper as super from pg_stat_activity a
       join pg_user u using (usename) where a.datname = $1 and a.pid <> pg_backend_pid()`,
      [name],
    );
    return rows;
  });
  expect(users).toEqual([{ user: role.name, super: false }]);
  program.signal('SIGTERM');
  expect(await program.ended).toMatchObject({ code: 0, errors: [] });
});

test('CHECK-06 warns in production that the sandbox takes payments', async () => {
  const env = {
    DATABASE_URL: withDatabase(server.url, name),
    NODE_ENV: 'production',
    LOG_LEVEL: 'warn',
  };
  const program = await startProgram({ dataDir, env });
  await program.serving();
  program.signal('SIGTERM');
  expect((await program.ended).output).toContain('payments are taken by the built-in sandbox');
});
